//! Why a database does not open, in words that say which one and what to do.

use std::io::ErrorKind;
use std::path::Path;

use sqlx::error::DatabaseError;
use sqlx::postgres::PgConnectOptions;

use super::StoreError;

/// Why a file does not open. The numbers are those of SQLite.
pub fn sqlite(file: &Path, error: &sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(DatabaseError::code);
    let code = code.and_then(|code| code.parse::<i32>().ok()).map(|code| code & 0xff);
    let file = file.display();
    let said = said(error);
    StoreError::Failed(match code {
        Some(11 | 26) => format!(
            "the database '{file}' is damaged ({said}): put a backup in its place, or move it \
             away to begin anew; docs/hosting.md says how"
        ),
        Some(5 | 6) => format!("another program holds the database '{file}' ({said}): end it"),
        Some(10 | 13) => {
            format!(
                "the database '{file}' cannot be written ({said}): look whether the disk is full"
            )
        }
        Some(3 | 8 | 14) => format!(
            "the database '{file}' cannot be opened ({said}): it has to belong to the user who runs \
             the server"
        ),
        _ => format!("the database '{file}' does not open: {said}"),
    })
}

/// Why a PostgreSQL does not open. Never with the password.
pub fn postgres(options: &PgConnectOptions, error: &sqlx::Error) -> StoreError {
    let place = match options.get_socket() {
        Some(socket) => socket.display().to_string(),
        None => format!("{}:{}", options.get_host(), options.get_port()),
    };
    let said = said(error);
    let code = error.as_database_error().and_then(DatabaseError::code);
    StoreError::Failed(match (error, code.as_deref()) {
        _ if is_distrust(error) => format!(
            "PostgreSQL at {place} cannot be spoken to in private, by TLS ({said}): correct sslmode in \
             --database, and give the certificate to be trusted as sslrootcert"
        ),
        (sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut, _) => {
            format!(
                "PostgreSQL at {place} does not answer ({said}): start it or correct --database"
            )
        }
        (_, Some("28000" | "28P01")) => format!(
            "PostgreSQL at {place} does not let '{}' in ({said}): correct --database or PGPASSWORD",
            options.get_username()
        ),
        (_, Some("3D000")) => format!(
            "PostgreSQL at {place} has no such database ({said}): create it as docs/hosting.md says, \
             or correct --database"
        ),
        _ => format!("PostgreSQL at {place} cannot be used: {said}"),
    })
}

/// Whether there is no TLS, or the certificate is not trusted: what is heard then is no valid data.
fn is_distrust(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Tls(_) => true,
        sqlx::Error::Io(error) => error.kind() == ErrorKind::InvalidData,
        _ => false,
    }
}

fn said(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Tls(error) => error.to_string(),
        sqlx::Error::Database(error) => error.message().to_owned(),
        sqlx::Error::Io(error) => error.to_string(),
        sqlx::Error::PoolTimedOut => "nothing is heard of it".to_owned(),
        error => error.to_string(),
    }
}
