//! Which device each open connection came from, so that a connection ends with its device.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::room::ConnectionId;
use crate::store::{DeviceId, TableId};

/// The open connections of each device. Their number is bounded by the limits of connections.
#[derive(Debug, Default)]
pub struct OpenDevices(Mutex<Connections>);

type Connections = HashMap<DeviceId, HashMap<ConnectionId, Open>>;

/// An open connection.
#[derive(Debug)]
struct Open {
    table: TableId,
    /// Ends it.
    end: oneshot::Sender<()>,
}

impl OpenDevices {
    fn lock(&self) -> MutexGuard<'_, Connections> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection of this device to this table is open until what is returned is dropped.
    pub(super) fn open(
        self: &Arc<OpenDevices>,
        device: DeviceId,
        connection: ConnectionId,
        table: TableId,
    ) -> OpenDevice {
        let (end, ended) = oneshot::channel();
        self.lock().entry(device).or_default().insert(connection, Open { table, end });
        OpenDevice { devices: Arc::clone(self), device, connection, ended }
    }

    /// The tables to which a device is connected.
    pub(crate) fn tables(&self, device: DeviceId) -> Vec<TableId> {
        let devices = self.lock();
        devices.get(&device).into_iter().flatten().map(|(_, open)| open.table).collect()
    }

    /// Ends all connections of a device.
    pub fn end(&self, device: DeviceId) {
        for (_, open) in self.lock().remove(&device).into_iter().flatten() {
            // It may be ending by itself.
            let _gone = open.end.send(());
        }
    }
}

/// A connection of a device.
#[derive(Debug)]
pub(super) struct OpenDevice {
    devices: Arc<OpenDevices>,
    device: DeviceId,
    connection: ConnectionId,
    /// Resolves with `Ok` when the device is revoked.
    pub(super) ended: oneshot::Receiver<()>,
}

impl Drop for OpenDevice {
    fn drop(&mut self) {
        let mut devices = self.devices.lock();
        if let Some(open) = devices.get_mut(&self.device) {
            open.remove(&self.connection);
            if open.is_empty() {
                devices.remove(&self.device);
            }
        }
    }
}
