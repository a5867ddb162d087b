//! NumPy arrays that belong to the caller: looked at before they are written to.

use numpy::{
    Element, PyArrayDyn, PyArrayMethods, PyReadwriteArrayDyn, PyUntypedArray,
    PyUntypedArrayMethods, dtype,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// An array that is written to, or nothing where the caller does not want it.
pub type Lent<'py, T> = Option<PyReadwriteArrayDyn<'py, T>>;

/// Whether this is an array of that type.
pub fn holds<T: Element>(array: &Bound<'_, PyAny>) -> bool {
    array.cast::<PyArrayDyn<T>>().is_ok()
}

/// Says what an array should be instead.
pub fn wanted(name: &str, kind: &str, array: &Bound<'_, PyAny>) -> PyErr {
    let found = match array.cast::<PyUntypedArray>() {
        Ok(other) => format!("an array of {}", other.dtype()),
        Err(_) => array.get_type().name().map_or_else(|_| "it".to_owned(), |name| name.to_string()),
    };
    PyTypeError::new_err(format!("{name} has to be an array of {kind}, not {found}"))
}

/// Borrows an array of this type and shape, in one piece and in row order.
pub fn lend<'py, T: Element>(
    name: &str,
    array: Option<&Bound<'py, PyAny>>,
    shape: &[usize],
) -> PyResult<Lent<'py, T>> {
    let Some(array) = array else { return Ok(None) };
    let kind = dtype::<T>(array.py());
    let typed =
        array.cast::<PyArrayDyn<T>>().map_err(|_| wanted(name, &kind.to_string(), array))?;
    if typed.shape() != shape {
        let found = typed.shape();
        return Err(PyValueError::new_err(format!(
            "{name} has to have the shape {shape:?}, not {found:?}"
        )));
    }
    if !typed.is_c_contiguous() {
        return Err(PyValueError::new_err(format!(
            "{name} has to lie in one piece and in row order: a slice or a transposed array does not"
        )));
    }
    let lent = typed.try_readwrite();
    let mut lent = lent.map_err(|error| PyValueError::new_err(format!("{name}: {error}")))?;
    if lent.as_slice_mut().is_err() {
        // A view into bytes may begin anywhere.
        return Err(PyValueError::new_err(format!("{name} does not begin where {kind} may lie")));
    }
    Ok(Some(lent))
}

/// The numbers of an array that was borrowed.
pub fn slice<'a, T: Element>(lent: &'a mut Lent<'_, T>) -> Option<&'a mut [T]> {
    lent.as_mut().map(|lent| lent.as_slice_mut().expect("it was seen to be a slice"))
}
