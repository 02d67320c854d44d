import sanitizeHtml from 'sanitize-html'

const options: sanitizeHtml.IOptions = {
  allowedTags: (
    'p h3 h4 ul ol li blockquote pre code br hr img a strong em u s sub sup ' +
    'table caption thead tbody tr th td'
  ).split(' '),
  allowedAttributes: {
    img: ['src', 'alt', 'width', 'height'],
    a: ['href', 'rel', 'target'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href && { href }), rel: 'noopener nofollow', target: '_blank' },
    }),
  },
  // A picture is one of our own files, and a link leads to a whole https address; anything else is
  // removed.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/files\/\d+\/[^/\\?#]+$/.test(attribs['src'] ?? ''),
}

/**
 * Returns the HTML that a person may write into stems, explanations and course pages, and nothing else:
 * no script, style, event or foreign picture survives. A second cleaning changes nothing.
 */
export function cleanHtml(html: string): string {
  let clean = html.replaceAll('\0', '')
  // Removing tags may leave others nested as no parser nests them; parsing once more settles it.
  for (let pass = 0; pass < 4; pass++) {
    const before = clean
    clean = sanitizeHtml(before, options).trim()
    if (clean === before) break
  }
  return clean
}
