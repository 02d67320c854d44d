import sanitizeHtml from 'sanitize-html'

/** What teachers may write: text structure, tables, pictures of this school, links out. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'br', 'hr'],
    ...['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  // A picture from elsewhere would tell a stranger who reads what.
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs['src']?.startsWith('/files/'),
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow', target: '_blank' }, true),
  },
}
// What the transformation adds is ours; a writer's own rel and target are replaced by it.
rules.allowedAttributes = { ...rules.allowedAttributes, a: ['href', 'rel', 'target'] }

/** HTML as it may be stored and shown: everything not named above is taken out, its text kept. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, rules).trim()
}
