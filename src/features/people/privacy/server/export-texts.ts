import type { PersonalPart } from '#src/server/personal-data.ts'
import type { Both } from '#src/shared/locale.ts'
import { schoolZone } from '#src/shared/school-day.ts'
import { exportDays } from '../contract.ts'

export interface Section extends Pick<PersonalPart, 'id' | 'name' | 'fate'> {
  rows: Record<string, unknown>[]
}
interface About {
  site: Both
  userId: number
  madeAt: Date
}

const zh = new Intl.DateTimeFormat('zh-CN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: schoolZone,
})
const en = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: schoolZone,
})

/** The download's contents, described in both languages. */
export function readMe({ site, userId, madeAt }: About, sections: Section[]): string {
  const list = (language: keyof Both) =>
    sections.map(({ id, name, rows }) => `  data/${id}.json  ${name[language]} (${rows.length})`)
  return [
    `${site.zh}：您的个人数据（UID ${userId}）`,
    `打包时间：${zh.format(madeAt)}（北京时间）`,
    '',
    '在浏览器中打开 index.html 可直接阅读全部内容。data 文件夹是同样的内容，为便于程序处理的 JSON 格式（UTF-8）；',
    'files 文件夹是您上传的文件。JSON 中的时间为协调世界时（UTC）。密码、验证码等凭证不在其中。',
    `下载链接 ${exportDays} 天后失效。压缩包含有您的隐私，请妥善保管。`,
    '',
    ...list('zh'),
    '',
    `${site.en}: your personal data (UID ${userId})`,
    `Packed on ${en.format(madeAt)}, Beijing time`,
    '',
    'Open index.html in a browser to read everything. The folder data holds the same as JSON (UTF-8) for',
    'programs; the folder files holds what you uploaded. Times in JSON are UTC. Passwords, codes and other',
    'credentials are not included.',
    `The download expires after ${exportDays} days. Keep it safe: it is private.`,
    '',
    ...list('en'),
    '',
  ].join('\n')
}

/** Everything as one page that needs no script and no network. */
export function indexPage({ site, userId, madeAt }: About, sections: Section[]): string {
  const shown = sections.map(
    ({ id, name, rows }) => `
<section id="${escape(id)}">
<h2>${both(name)} <small>${rows.length}</small></h2>
${rows.length === 0 ? '<p class="none">无数据 <span lang="en">Nothing</span></p>' : table(rows, name)}
</section>`,
  )
  const contents = sections.map(
    ({ id, name, rows }) =>
      `<li><a href="#${escape(id)}">${both(name)}</a> <small>${rows.length}</small></li>`,
  )
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(site.zh)} · ${escape(site.en)} · UID ${userId}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>您的个人数据 <span lang="en">Your personal data</span></h1>
<p>${escape(site.zh)} <span lang="en">${escape(site.en)}</span> · UID ${userId} ·
${zh.format(madeAt)} <span lang="en">${en.format(madeAt)}</span></p>
<nav aria-label="目录 Contents"><ul>
${contents.join('\n')}
</ul></nav>${shown.join('')}
</main>
</body>
</html>
`
}

function table(rows: Record<string, unknown>[], name: Both): string {
  const columns = Object.keys(rows[0] ?? {})
  const head = columns.map((column) => `<th scope="col">${escape(column)}</th>`).join('')
  const body = rows.map(
    (row) => `<tr>${columns.map((column) => `<td>${cell(row[column])}</td>`).join('')}</tr>`,
  )
  return `<div class="wide" tabindex="0" role="region" aria-label="${escape(`${name.zh} ${name.en}`)}"><table><thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody></table></div>`
}

function cell(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (value instanceof Date) return escape(value.toISOString())
  return escape(typeof value === 'string' ? value : JSON.stringify(value))
}

const both = (text: Both) => `${escape(text.zh)} <span lang="en">${escape(text.en)}</span>`

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const style = `
:root { color-scheme: light dark; font: 16px/1.6 "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f7f4ee, #0b1a2d); color: light-dark(#0e2a47, #e6edf5); }
main { max-width: 1100px; margin: 0 auto; padding: 32px 16px; }
section { margin-block: 24px; padding: 16px 20px; border-radius: 10px; background: light-dark(#fff, #12263f); }
h1 span, h2 span, p span, li span { font-weight: 400; opacity: .8; }
small { font-weight: 400; opacity: .75; }
a { color: light-dark(#1a5dca, #86b7ff); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 14px; }
th, td { padding: 6px 10px; border-bottom: 1px solid light-dark(#dde3ea, #2a4160); text-align: start; vertical-align: top; white-space: pre-wrap; max-width: 480px; overflow-wrap: anywhere; }
`
