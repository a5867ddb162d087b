//! What is read of many at once: one question, however many they are.

use std::collections::{HashMap, HashSet};

use quadrivium_table::Guest;
use quadrivium_table::ids::{GuestId, TableId};

use super::ask::{self, Line};
use super::papers::{Paper, PaperKind};
use super::rows::{self, text};
use super::ties::{self, Tie, TieKind};
use super::{Ask, Store, StoreError};

/// The names in a list that is handed over as JSON, in each of the two languages.
macro_rules! among {
    ($select:literal, $column:literal, $names:literal, $more:literal) => {
        [
            concat!($select, $column, " IN (SELECT value FROM json_each(", $names, "))", $more),
            concat!(
                $select,
                $column,
                " IN (SELECT json_array_elements_text(CAST(",
                $names,
                " AS json)))",
                $more
            ),
        ]
    };
}

const GUESTS: [&str; 2] = among!("SELECT id, name, arms, zone FROM guests WHERE ", "id", "$1", "");
const PAPERS: [&str; 2] = among!(
    "SELECT kind, id, guest, CAST(version AS TEXT), CAST(expires AS TEXT), body FROM papers WHERE kind = $2 AND ",
    "id",
    "$1",
    ""
);
const TABLES: [&str; 2] = among!("SELECT id FROM tables WHERE ", "id", "$1", "");
const TIES: [&str; 2] = among!(
    "SELECT kind, one, other, about, CAST(at AS TEXT), body FROM ties WHERE kind = $2 AND ",
    "one",
    "$1",
    " ORDER BY at, other"
);
const TIES_BETWEEN: [&str; 2] = among!(
    "SELECT kind, one, other, about, CAST(at AS TEXT), body FROM ties WHERE kind = $2 AND other = $3 AND ",
    "one",
    "$1",
    ""
);

fn list(names: impl IntoIterator<Item = impl ToString>) -> String {
    let names: Vec<_> = names.into_iter().map(|name| name.to_string()).collect();
    serde_json::to_string(&names).expect("names are plain data")
}

fn guest(row: Line) -> Option<Guest> {
    let [Some(id), Some(name), arms, zone] = <[_; 4]>::try_from(row).ok()? else { return None };
    Some(rows::guest(id.parse().ok()?, (name, arms, zone)))
}

fn tie(row: Line) -> Option<Tie> {
    let [kind, one, other, about, at, body] = <[_; 6]>::try_from(row).ok()?;
    ties::from_row((kind?, one?, other?, about?, at?.parse().ok()?, body?))
}

impl Store {
    /// People by their numbers; those who are not there are left out.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn guests(
        &self,
        ids: impl IntoIterator<Item = &GuestId>,
    ) -> Result<HashMap<GuestId, Guest>, StoreError> {
        let found = Ask::each(4, GUESTS, vec![text(&list(ids))]).of(self.read()).await?;
        Ok(found.into_iter().filter_map(guest).map(|guest| (guest.id, guest)).collect())
    }

    /// Papers of a kind by their names.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn papers_named(
        &self,
        kind: PaperKind,
        ids: impl IntoIterator<Item = &GuestId>,
    ) -> Result<Vec<Paper>, StoreError> {
        let values = vec![text(&list(ids)), text(&kind.word())];
        let found = Ask::each(6, PAPERS, values).of(self.read()).await?;
        Ok(found.into_iter().filter_map(ask::paper).collect())
    }

    /// Which of these tables there are.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_there(
        &self,
        ids: impl IntoIterator<Item = TableId>,
    ) -> Result<HashSet<TableId>, StoreError> {
        let found = Ask::each(1, TABLES, vec![text(&list(ids))]).of(self.read()).await?;
        Ok(found.into_iter().flatten().flatten().filter_map(|id| id.parse().ok()).collect())
    }

    /// Ties of a kind from any of these, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ties_from_all(
        &self,
        kind: TieKind,
        from: impl IntoIterator<Item = impl ToString>,
    ) -> Result<Vec<Tie>, StoreError> {
        let values = vec![text(&list(from)), text(&kind.word())];
        let found = Ask::each(6, TIES, values).of(self.read()).await?;
        Ok(found.into_iter().filter_map(tie).collect())
    }

    /// Ties of a kind from any of these to one person.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ties_between(
        &self,
        kind: TieKind,
        from: impl IntoIterator<Item = &GuestId>,
        to: GuestId,
    ) -> Result<Vec<Tie>, StoreError> {
        let values = vec![text(&list(from)), text(&kind.word()), text(&to)];
        let found = Ask::each(6, TIES_BETWEEN, values).of(self.read()).await?;
        Ok(found.into_iter().filter_map(tie).collect())
    }
}
