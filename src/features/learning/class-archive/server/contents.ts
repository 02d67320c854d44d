import { escapeHtml } from '#src/shared/escape-html.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Entry } from './packing.ts'

/** A page that lists what is in an archive, with links. It needs no program and no network. */
export function contentsPage(given: {
  language: Locale
  title: string
  about: string
  entries: readonly Entry[]
}): string {
  const { language, title, about, entries } = given
  const parts = [...Map.groupBy(entries, ({ part }) => part)].map(
    ([part, lines]) => `<h2>${escapeHtml(part)}</h2>\n<ul>\n${lines.map(line).join('\n')}\n</ul>`,
  )
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark }
body { max-width: 760px; margin: 40px auto; padding: 0 20px; font: 16px/1.7 system-ui, sans-serif }
h1 { margin-bottom: 0 }
h2 { margin: 28px 0 4px; font-size: 18px }
ul { margin: 0; padding-left: 20px }
p { margin: 0; opacity: .75 }
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(about)}</p>
${parts.join('\n')}
</body>
</html>
`
}

const line = ({ label, path }: Entry): string =>
  path === ''
    ? `<li>${escapeHtml(label)}</li>`
    : `<li><a href="${escapeHtml(path.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(label)}</a></li>`
