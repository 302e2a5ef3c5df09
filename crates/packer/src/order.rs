//! Puts the functions of a program in an order in which they are compressed well.

use std::collections::HashMap;
use std::convert::Infallible;

use thiserror::Error;
use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    BinaryReaderError, CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload,
    TypeRef,
};

/// Why functions were not put in order.
#[derive(Debug, Error)]
pub(crate) enum OrderError {
    #[error("it is no WebAssembly module")]
    Read(#[from] BinaryReaderError),
    #[error("its functions can't be put in another order")]
    Write(#[from] reencode::Error),
}

/// How many bytes of code in a row two functions must share to be alike.
const RUN: usize = 6;

/// In how many functions a run of bytes may be before it says nothing about them.
const COMMON: usize = 300;

/// Puts functions of the same signature beside each other, and among these each one beside the most similar. Generic
/// functions are compiled once for each type, to code that differs little, and the compiler leaves it all over the
/// program; side by side it is compressed to almost nothing. The program does the same as before.
pub(crate) fn order(wasm: &[u8]) -> Result<Vec<u8>, OrderError> {
    let mut functions = Functions::read(wasm)?;
    functions.sort();
    let mut module = Module::new();
    functions.parse_core_module(&mut module, Parser::new(0), wasm)?;
    Ok(module.finish())
}

/// The functions of a program, and the order in which they are written.
struct Functions<'w> {
    /// How many are imported. These are counted before the others, and stay where they are.
    imported: u32,
    /// The number of each one's signature.
    signatures: Vec<u32>,
    bodies: Vec<FunctionBody<'w>>,
    /// Their places in the program as it is, in the order in which they are written.
    order: Vec<usize>,
    /// The number that each of them gets.
    numbers: Vec<u32>,
}

impl<'w> Functions<'w> {
    fn read(wasm: &'w [u8]) -> Result<Functions<'w>, BinaryReaderError> {
        let (mut imported, mut signatures, mut bodies) = (0, Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(section) => {
                    signatures = section.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => bodies.push(body),
                _ => {}
            }
        }
        let order: Vec<usize> = (0..bodies.len()).collect();
        Ok(Functions { imported, signatures, numbers: vec![0; order.len()], order, bodies })
    }

    fn sort(&mut self) {
        let signature = |place: usize| self.signatures[place];
        self.order.sort_by_key(|&place| (signature(place), self.bodies[place].as_bytes()));
        let runs: Vec<Vec<u64>> = self.bodies.iter().map(|body| runs(body.as_bytes())).collect();
        let mut having: HashMap<u64, Vec<usize>> = HashMap::new();
        for (place, runs) in runs.iter().enumerate() {
            for run in runs {
                having.entry(*run).or_default().push(place);
            }
        }
        // Whoever has nobody beside them begins with the first that remains.
        let mut chain = Vec::with_capacity(self.order.len());
        let mut is_placed = vec![false; self.order.len()];
        let mut shared = vec![0_usize; self.order.len()];
        for &first in &self.order {
            let mut next = Some(first).filter(|&first| !is_placed[first]);
            while let Some(place) = next {
                chain.push(place);
                is_placed[place] = true;
                let mut alike = Vec::new();
                for run in &runs[place] {
                    let others = &having[run];
                    for &other in others.iter().filter(|_| others.len() < COMMON) {
                        if !is_placed[other] && signature(other) == signature(place) {
                            if shared[other] == 0 {
                                alike.push(other);
                            }
                            shared[other] += 1;
                        }
                    }
                }
                // The share of what both have. Whoever comes first in the order wins a tie, so that the result is always
                // the same.
                let size = |other: usize| runs[place].len() + runs[other].len();
                next = alike.iter().copied().max_by(|&one, &other| {
                    let (less, more) = (shared[one] * size(other), shared[other] * size(one));
                    less.cmp(&more).then(other.cmp(&one))
                });
                alike.into_iter().for_each(|other| shared[other] = 0);
            }
        }
        self.order = chain;
        for (number, &place) in (self.imported..).zip(&self.order) {
            self.numbers[place] = number;
        }
    }
}

/// The runs of bytes in some code, each once.
fn runs(code: &[u8]) -> Vec<u64> {
    let number = |run: &[u8]| run.iter().fold(0, |number, byte| number << 8 | u64::from(*byte));
    let mut runs: Vec<u64> = code.windows(RUN).map(number).collect();
    runs.sort_unstable();
    runs.dedup();
    runs
}

impl Reencode for Functions<'_> {
    type Error = Infallible;

    fn function_index(&mut self, number: u32) -> Result<u32, reencode::Error> {
        let own = number.checked_sub(self.imported);
        Ok(own.map_or(number, |place| self.numbers[place as usize]))
    }

    fn parse_function_section(
        &mut self,
        written: &mut FunctionSection,
        _read: FunctionSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        for &place in &self.order {
            written.function(self.signatures[place]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        written: &mut CodeSection,
        _read: CodeSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        for place in self.order.clone() {
            self.parse_function_body(written, self.bodies[place].clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        ConstExpr, ElementSection, Elements, EntityType, ExportKind, ExportSection, Function,
        ImportSection, Instruction, RefType, StartSection, TableSection, TableType, TypeSection,
        ValType,
    };
    use wasmparser::{ElementItems, Operator};

    use super::*;

    /// A program that imports a function and has four: the first calls the import and the last, and is where it begins;
    /// the second is exported, the third stands in the table, and the last gives a number.
    fn program() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        types.ty().function([], [ValType::I32]);
        let mut imports = ImportSection::new();
        imports.import("m", "f", EntityType::Function(0));
        let mut functions = FunctionSection::new();
        for signature in [1, 0, 0, 0] {
            functions.function(signature);
        }
        let mut tables = TableSection::new();
        tables.table(TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: 1,
            maximum: None,
            shared: false,
        });
        let mut exports = ExportSection::new();
        exports.export("seven", ExportKind::Func, 1);
        let mut elements = ElementSection::new();
        elements.active(None, &ConstExpr::i32_const(0), Elements::Functions((&[3][..]).into()));
        let mut code = CodeSection::new();
        let bodies: [&[u8]; 4] = [
            &[0x41, 7, 0x0b],          // i32.const 7
            &[0x10, 0, 0x10, 4, 0x0b], // call the import, call the last
            &[0x01, 0x01, 0x0b],       // two times nothing
            &[0x01, 0x0b],             // nothing
        ];
        for body in bodies {
            let mut function = Function::new([]);
            function.raw(body.iter().copied());
            code.function(&function);
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions).section(&tables);
        module.section(&exports).section(&StartSection { function_index: 2 });
        module.section(&elements).section(&code);
        module.finish()
    }

    /// What a program says of its functions, by their code instead of their numbers.
    #[derive(PartialEq, Eq, Debug)]
    struct Said {
        start: Vec<u8>,
        exported: Vec<u8>,
        in_table: Vec<u8>,
        called: Vec<Vec<u8>>,
    }

    fn said(wasm: &[u8]) -> Said {
        let functions = Functions::read(wasm).unwrap();
        let code = |number: u32| match number.checked_sub(functions.imported) {
            Some(place) => {
                let mut operators =
                    functions.bodies[place as usize].get_operators_reader().unwrap();
                let mut code = Vec::new();
                while !operators.eof() {
                    // Whom a function calls is another question than what it does.
                    match operators.read().unwrap() {
                        Operator::Call { .. } => code.push(b'c'),
                        Operator::I32Const { value } => code.push(value as u8),
                        _ => code.push(b'-'),
                    }
                }
                code
            }
            None => b"imported".to_vec(),
        };
        let mut said = Said { start: vec![], exported: vec![], in_table: vec![], called: vec![] };
        for payload in Parser::new(0).parse_all(wasm) {
            match payload.unwrap() {
                Payload::StartSection { func, .. } => {
                    said.start = code(func);
                    let body = &functions.bodies[(func - functions.imported) as usize];
                    for operator in body.get_operators_reader().unwrap() {
                        if let Operator::Call { function_index } = operator.unwrap() {
                            said.called.push(code(function_index));
                        }
                    }
                }
                Payload::ExportSection(exports) => {
                    said.exported = code(exports.into_iter().next().unwrap().unwrap().index);
                }
                Payload::ElementSection(elements) => {
                    let ElementItems::Functions(listed) =
                        elements.into_iter().next().unwrap().unwrap().items
                    else {
                        panic!("functions are listed")
                    };
                    said.in_table = code(listed.into_iter().next().unwrap().unwrap());
                }
                _ => {}
            }
        }
        said
    }

    #[test]
    fn functions_stand_by_signature() {
        let ordered = order(&program()).unwrap();
        let functions = Functions::read(&ordered).unwrap();
        assert_eq!(functions.signatures, [0, 0, 0, 1]);
        assert_eq!(order(&program()).unwrap(), ordered, "the order is always the same");
    }

    #[test]
    fn similar_functions_stand_side_by_side() {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
        // Three of one kind and three of another, shuffled; what they begin with tells nothing.
        for (kind, start) in [(1, 40), (2, 30), (1, 10), (2, 60), (1, 50), (2, 20)] {
            functions.function(0);
            let mut function = Function::new([]);
            for value in [start].into_iter().chain((0..20).map(|step| 3 * step + kind)) {
                function.instruction(&Instruction::I32Const(value));
                function.instruction(&Instruction::Drop);
            }
            function.instruction(&Instruction::End);
            code.function(&function);
        }
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&code);
        let ordered = order(&module.finish()).unwrap();
        // A list of no locals, the number that it begins with, and the one that its kind begins with.
        let kind = |body: &FunctionBody<'_>| body.as_bytes()[5];
        let kinds: Vec<u8> = Functions::read(&ordered).unwrap().bodies.iter().map(kind).collect();
        assert!(kinds == [1, 1, 1, 2, 2, 2] || kinds == [2, 2, 2, 1, 1, 1], "{kinds:?}");
    }

    #[test]
    fn whoever_named_a_function_names_the_same_one() {
        let before = said(&program());
        assert_eq!(before.called, [b"imported".to_vec(), b"--".to_vec()]);
        assert_eq!(said(&order(&program()).unwrap()), before);
    }

    #[test]
    fn what_is_no_program_is_refused() {
        assert!(matches!(order(b"text"), Err(OrderError::Read(_))));
        let half = program();
        assert!(matches!(order(&half[..half.len() - 3]), Err(OrderError::Read(_))));
    }
}
