//! Letters as pages: tables and styles in every tag, because mail programs know little else. Pictures travel
//! inside the letter, so nothing is fetched when it is opened and nobody learns that it was.

use crate::http::picture as asset;
use crate::post::letter::Picture;

const SERIF: &str = "Alegreya,Georgia,serif";
const SANS: &str = "'Alegreya Sans',Helvetica,Arial,sans-serif";

/// What a mail program that knows it does on a narrow or a dark screen.
const STYLE: &str = "html{background:#f6efe0}\
@media (max-width:599px){.card{border-left:0!important;border-right:0!important;border-radius:0!important}\
.in{padding-left:20px!important;padding-right:20px!important}\
.half{display:block!important;width:100%!important;padding:0 0 18px!important}.half:last-child{padding:0!important}}\
@media (prefers-color-scheme:dark){html,.bg{background:#1d1914!important}\
.card{background:#28221b!important;border-color:#4a4034!important}.ink{color:#efe4cf!important}\
.quiet{color:#b9a88d!important}.red{color:#e2725b!important}\
.btn{background:#e2725b!important;color:#1d1914!important}.line{border-color:#4a4034!important}}";

/// Text as it stands in a page: nothing that somebody is called can become part of it.
fn escaped(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut out, c| {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
        out
    })
}

/// What the letter is about, beside its picture.
pub fn head(picture: Option<&str>, title: &str, asked: &str, left: Option<&str>) -> String {
    let (title, asked) = (escaped(title), escaped(asked));
    let picture = picture.map_or(String::new(), |name| {
        format!(
            "<td class=\"half\" width=\"216\" valign=\"top\" style=\"width:216px;padding-right:22px\">\
             <img src=\"cid:{name}\" width=\"216\" alt=\"\" style=\"display:block;width:100%;height:auto;\
             border:1px solid #2b2118;border-radius:4px;box-sizing:border-box\"></td>"
        )
    });
    let left = left.map_or(String::new(), |left| {
        format!(
            "<p class=\"red\" style=\"margin:4px 0 0;font:700 18px/1.4 {SANS};color:#a3271f\">{}</p>",
            escaped(left)
        )
    });
    format!(
        "<tr><td class=\"in\" style=\"padding:28px 28px 0\">\
         <table role=\"presentation\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\"><tr>{picture}\
         <td class=\"half\" valign=\"middle\">\
         <h1 class=\"ink\" style=\"margin:0;font:700 28px/1.15 {SERIF};color:#2b2118\">{title}</h1>\
         <p class=\"ink\" style=\"margin:8px 0 0;font:400 18px/1.4 {SANS};color:#2b2118\">{asked}</p>{left}\
         </td></tr></table></td></tr>"
    )
}

/// The one thing to press.
pub fn button(address: &str, text: &str) -> String {
    format!(
        "<tr><td class=\"in\" style=\"padding:22px 28px 26px\"><a class=\"btn\" href=\"{}\" style=\"display:block;\
         padding:13px 28px;border-radius:8px;background:#a3271f;color:#fffaf0;font:700 19px/1.2 {SANS};\
         text-align:center;text-decoration:none\">{}</a></td></tr>",
        escaped(address),
        escaped(text)
    )
}

/// What else waits.
pub fn more(text: &str) -> String {
    format!(
        "<tr><td class=\"in\" style=\"padding:0 28px 22px\">\
         <table role=\"presentation\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\"><tr>\
         <td class=\"line quiet\" style=\"padding-top:16px;border-top:1px solid #cdbd9c;\
         font:400 16px/1.5 {SANS};color:#6d5d4b\">{}</td></tr></table></td></tr>",
        escaped(text)
    )
}

/// Why it came, and how it comes no more.
pub fn foot(text: &str, stop: &str, link: &str) -> String {
    format!(
        "{} <a class=\"quiet\" href=\"{}\" style=\"color:#6d5d4b\">{}</a>.",
        escaped(text),
        escaped(stop),
        escaped(link)
    )
}

/// The whole letter. `card` and `foot` are parts of a page already.
pub fn page(language: &str, title: &str, preview: &str, card: &str, foot: &str) -> String {
    let (title, preview) = (escaped(title), escaped(preview));
    let mark = if asset("letters/mark.png").is_some() {
        "<td style=\"padding-right:10px\"><img src=\"cid:mark\" width=\"26\" height=\"32\" alt=\"\" \
         style=\"display:block;border:0\"></td>"
    } else {
        ""
    };
    format!(
        "<!doctype html><html lang=\"{language}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"light dark\"><title>{title}</title><style>{STYLE}</style></head>\
         <body class=\"bg\" style=\"margin:0;padding:0;background:#f6efe0\">\
         <div style=\"display:none;max-height:0;overflow:hidden\">{preview}</div>\
         <table role=\"presentation\" class=\"bg\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\" \
         style=\"background:#f6efe0\"><tr><td align=\"center\" style=\"padding:20px 0 32px\">\
         <table role=\"presentation\" width=\"600\" cellpadding=\"0\" cellspacing=\"0\" \
         style=\"width:100%;max-width:600px\"><tr><td class=\"in\" style=\"padding:0 8px 14px\">\
         <table role=\"presentation\" cellpadding=\"0\" cellspacing=\"0\"><tr>{mark}\
         <td class=\"ink\" style=\"font:700 22px/1 {SERIF};color:#2b2118\">Quadrivium</td></tr></table></td></tr>\
         <tr><td class=\"card\" style=\"background:#fffaf0;border:1px solid #cdbd9c;border-radius:12px;\
         overflow:hidden\"><table role=\"presentation\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\">\
         {card}</table></td></tr>\
         <tr><td class=\"in quiet\" style=\"padding:16px 8px 0;font:400 14px/1.5 {SANS};color:#6d5d4b\">\
         {foot}</td></tr></table></td></tr></table></body></html>"
    )
}

/// The pictures of a letter.
pub fn pictures(cover: Option<&'static [u8]>) -> Vec<Picture> {
    let mark = asset("letters/mark.png");
    let mark = mark.map(|bytes| Picture { name: "mark", kind: "image/png", bytes });
    let cover = cover.map(|bytes| Picture { name: "cover", kind: "image/jpeg", bytes });
    mark.into_iter().chain(cover).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_can_put_anything_into_a_letter_by_their_name() {
        let name = "<img src=x onerror=\"alert(1)\">'&";
        let card = head(None, name, name, Some(name)) + &button(name, name) + &more(name);
        let letter = page("en", name, name, &card, &foot(name, name, name));
        assert!(!letter.contains("<img src=x") && !letter.contains("onerror=\""), "{letter}");
    }
}
