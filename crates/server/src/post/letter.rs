//! Letters: what is in one, and giving it to an SMTP server.
//!
//! Headers are made from values that were parsed before (addresses) or that we have made ourselves (subject,
//! number, links): nothing that a person has typed gets into one as it was typed.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, MultiPart, SinglePart};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use super::{Lost, PATIENCE, in_time};

/// What a server says of an address to which nothing will ever go.
const NOBODY_THERE: [u16; 4] = [550, 551, 553, 556];
/// The longest address.
const LONGEST: usize = 254;

/// A picture that travels inside a letter.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// What the letter calls it.
    pub name: &'static str,
    /// Its kind, such as `image/jpeg`.
    pub kind: &'static str,
    /// The file.
    pub bytes: &'static [u8],
}

/// A letter to one person.
#[derive(Clone, Debug)]
pub struct Letter {
    /// To whom.
    pub to: Address,
    /// What it is about.
    pub subject: String,
    /// What it says.
    pub text: String,
    /// The same for programs that show more.
    pub html: String,
    /// The pictures in it.
    pub pictures: Vec<Picture>,
    /// Its number: the same letter twice has the same one.
    pub id: String,
    /// The address by which one click stops all of them; a confirmation has none.
    pub stop: Option<String>,
}

/// An address that somebody has typed; nothing where it is none. Quoted local parts, comments and letters
/// beyond ASCII before the `@` are possible in theory, and refused.
pub fn address(text: &str) -> Option<Address> {
    let text = text.trim();
    let known = |c: char| c.is_ascii_graphic() && !"\"(),:;<>[\\]".contains(c);
    let (local, domain) = text.rsplit_once('@')?;
    let plain = text.len() <= LONGEST && local.chars().all(known) && domain.contains('.');
    let domain_known = domain.chars().all(|c| c.is_ascii_alphanumeric() || ".-".contains(c));
    (plain && domain_known).then(|| text.parse().ok())?
}

/// Who writes letters.
#[derive(Clone)]
pub struct Mailer {
    transport: Arc<AsyncSmtpTransport<Tokio1Executor>>,
    from: Mailbox,
    /// How long giving a letter to the server may take, all of it: a server that answers something now and then
    /// would never be given up otherwise.
    patience: Duration,
}

/// Without the password.
impl fmt::Debug for Mailer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mailer").field("from", &self.from).finish_non_exhaustive()
    }
}

/// Why no letters can be written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadMailer {
    /// The address of the server cannot be read.
    #[error(
        "--smtp must be an address such as smtps://name:password@mail.example.org or smtp://127.0.0.1:25 ({0})"
    )]
    Server(String),
    /// The sender cannot be read.
    #[error("--mail-from must be an address such as 'Quadrivium <turns@example.org>'")]
    From,
}

impl Mailer {
    /// Somebody who gives letters to this server.
    ///
    /// # Errors
    /// When it cannot be read where that is, or from whom they come.
    pub fn new(smtp: &str, from: &str) -> Result<Self, BadMailer> {
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(smtp);
        let builder = builder.map_err(|error| BadMailer::Server(error.to_string()))?;
        let transport = Arc::new(builder.timeout(None).build());
        let from: Mailbox = from.parse().map_err(|_| BadMailer::From)?;
        Ok(Self { transport, from, patience: PATIENCE })
    }

    /// Who answers for what is sent, as an address.
    pub fn contact(&self) -> String {
        format!("mailto:{}", self.from.email)
    }

    fn message(&self, letter: Letter) -> Result<Message, Lost> {
        let refused = |error: lettre::error::Error| Lost::Refused(error.to_string());
        let domain = self.from.email.domain();
        let mut builder = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, letter.to))
            .subject(letter.subject)
            .message_id(Some(format!("<{}@{domain}>", letter.id)))
            .date_now()
            .raw_header(raw("Auto-Submitted", "auto-generated"));
        if let Some(stop) = letter.stop {
            builder = builder
                .raw_header(raw("List-Unsubscribe", &format!("<{stop}>")))
                .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        let mut seen = MultiPart::related().singlepart(SinglePart::html(letter.html));
        for picture in letter.pictures {
            let kind = ContentType::parse(picture.kind);
            let kind = kind.map_err(|error| Lost::Refused(error.to_string()))?;
            let inline = Attachment::new_inline(picture.name.to_owned());
            seen = seen.singlepart(inline.body(picture.bytes.to_vec(), kind));
        }
        let parts = MultiPart::alternative().singlepart(SinglePart::plain(letter.text));
        builder.multipart(parts.multipart(seen)).map_err(refused)
    }

    /// Sends a letter.
    ///
    /// # Errors
    /// When the server does not take it.
    pub async fn send(&self, letter: Letter) -> Result<(), Lost> {
        let message = self.message(letter)?;
        in_time(self.patience, async {
            let sent = self.transport.send(message).await;
            sent.map(drop).map_err(|error| {
                // Only what is said about this address; a wrong password of ours is not the reader's fault.
                let code = error.status().map(u16::from);
                let nobody = code.is_some_and(|code| NOBODY_THERE.contains(&code));
                let reason = error.to_string();
                if nobody { Lost::Refused(reason) } else { Lost::Later(reason) }
            })
        })
        .await
    }
}

fn raw(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncWriteExt;
    use tokio::net::TcpListener;

    use super::*;

    fn letter() -> Letter {
        Letter {
            to: address("anna@example.org").unwrap(),
            subject: "Your turn in Orléans\r\nBcc: eve@example.org".into(),
            text: "text".into(),
            html: "<p>html</p>".into(),
            pictures: vec![Picture { name: "mark", kind: "image/png", bytes: b"png" }],
            id: "abc".into(),
            stop: Some("https://play.example.org/letters/stop/xyz".into()),
        }
    }

    /// It is never silent for long, and never comes to an end.
    #[tokio::test]
    async fn a_server_that_goes_on_and_on_is_given_up() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let smtp = format!("smtp://{}", listener.local_addr().unwrap());
        let talking = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            while stream.write_all(b"220-one moment\r\n").await.is_ok() {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        });
        let mut mailer = Mailer::new(&smtp, "turns@play.example.org").unwrap();
        mailer.patience = Duration::from_millis(100);
        let lost = mailer.send(letter()).await.unwrap_err();
        assert_eq!(lost, Lost::Later("there was no answer in time".to_owned()));
        talking.await.unwrap();
    }

    #[test]
    fn an_address_is_an_address_and_nothing_else() {
        for good in
            ["anna@example.org", " anna.b+turns@mail.example.org ", "a_b-c@xn--bcher-kva.example"]
        {
            assert!(address(good).is_some(), "{good}");
        }
        for bad in [
            "",
            "anna",
            "@example.org",
            "anna@",
            "anna@localhost",
            "anna@example.org\r\nBcc: eve@example.org",
            "anna@example.org\nSubject: hello",
            "anna\r\n@example.org",
            "anna@example.org, eve@example.org",
            "anna@example.org eve@example.org",
            "Anna <anna@example.org>",
            "\"anna\"@example.org",
            "anna@[127.0.0.1]",
            "anna@exa mple.org",
            "анна@example.org",
            &format!("{}@example.org", "a".repeat(300)),
        ] {
            assert!(address(bad).is_none(), "{bad:?}");
        }
    }

    #[test]
    fn a_letter_has_the_headers_by_which_it_is_stopped() {
        let mailer =
            Mailer::new("smtp://127.0.0.1:1", "Quadrivium <turns@play.example.org>").unwrap();
        let sent = String::from_utf8(mailer.message(letter()).unwrap().formatted()).unwrap();
        let (head, body) = sent.split_once("\r\n\r\n").unwrap();
        for line in [
            "List-Unsubscribe: <https://play.example.org/letters/stop/xyz>",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "Message-ID: <abc@play.example.org>",
            "Auto-Submitted: auto-generated",
            "To: anna@example.org",
        ] {
            assert!(head.lines().any(|found| found == line), "{line}\n{head}");
        }
        assert!(!head.lines().any(|line| line.starts_with("Bcc")), "{head}");
        assert!(body.contains("Content-ID: <mark>"), "{body}");
    }

    #[test]
    fn what_cannot_be_read_is_said() {
        assert!(matches!(
            Mailer::new("mail.example.org", "a@example.org"),
            Err(BadMailer::Server(_))
        ));
        assert!(matches!(
            Mailer::new("ftp://example.org", "a@example.org"),
            Err(BadMailer::Server(_))
        ));
        assert_eq!(Mailer::new("smtp://127.0.0.1", "nobody").unwrap_err(), BadMailer::From);
        let debug =
            format!("{:?}", Mailer::new("smtps://me:secret@mail.example.org", "a@b.org").unwrap());
        assert!(!debug.contains("secret"), "{debug}");
    }
}
