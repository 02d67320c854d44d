import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { applicants } from '#demo/applicants.ts'
import { documentText } from './documents-text.ts'

/*
 * Draws the documents of the demo's applicants into demo/documents, marked as samples. Run it by
 * `node scripts/run.mjs scripts/demo-media/documents.ts`, with a Chinese font on the machine.
 */

/** The person in a document. */
interface Holder {
  username: string
  realName: string
  school: string
  college: string
  coursesTaught: string
}

const serif = `font-family="'Noto Serif CJK SC', 'Source Han Serif SC', SimSun, serif"`

const frame = (width: number, height: number, ground: string, inside: string) => `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="100%" height="100%" fill="${ground}"/>
  ${inside}
  <g transform="translate(${width / 2} ${height / 2}) rotate(-24)" text-anchor="middle" ${serif}
    fill="#b23a1e" fill-opacity="0.16" font-weight="700" font-size="${Math.min(width, height) / 6.5}">
    <text y="20">${documentText.sample}</text>
  </g>
</svg>`

const seal = (x: number, y: number, name: string) => `
  <g transform="translate(${x} ${y}) rotate(-8)" fill="none" stroke="#c8322b" stroke-width="5" opacity="0.75">
    <circle r="82"/>
    <path d="M0-34l10 31h32l-26 19 10 31-26-19-26 19 10-31-26-19h32z" fill="#c8322b" stroke="none"/>
    <text y="66" text-anchor="middle" ${serif} font-size="17" fill="#c8322b" stroke="none">${name}</text>
  </g>`

function certificate(holder: Holder): string {
  const rows = documentText.certificateRows(holder).map(
    ([term, value], i) => `
    <text x="420" y="${300 + i * 62}" font-size="30" fill="#5b4a2c">${term}</text>
    <text x="600" y="${300 + i * 62}" font-size="32" fill="#2b2418">${value}</text>
    <path d="M592 ${312 + i * 62}h440" stroke="#c9b98f"/>`,
  )
  return frame(
    1200,
    840,
    '#fbf6e6',
    `<rect x="28" y="28" width="1144" height="784" fill="none" stroke="#a88c4a" stroke-width="6"/>
    <rect x="44" y="44" width="1112" height="752" fill="none" stroke="#a88c4a" stroke-width="2"/>
    <g ${serif}>
      <text x="600" y="150" text-anchor="middle" font-size="64" font-weight="700" fill="#8a1f1a" letter-spacing="12">${documentText.certificate}</text>
      <text x="600" y="200" text-anchor="middle" font-size="22" fill="#8a7a55">${documentText.certificateEn}</text>
      <rect x="120" y="260" width="220" height="300" fill="#e4ecf3" stroke="#a9b8c6" stroke-width="2"/>
      <circle cx="230" cy="370" r="52" fill="#b4c3d1"/>
      <path d="M138 560c6-86 46-124 92-124s86 38 92 124z" fill="#b4c3d1"/>
      ${rows.join('')}
      <text x="120" y="690" font-size="26" fill="#5b4a2c">${documentText.number}</text>
      <text x="120" y="736" font-size="26" fill="#5b4a2c">${documentText.issued}</text>
    </g>
    ${seal(980, 660, documentText.issuer)}`,
  )
}

function employment(holder: Holder, sealed: boolean): string {
  const lines = documentText
    .employment(holder)
    .map(
      (line, i) => `<text x="110" y="${420 + i * 68}" font-size="32" fill="#22303c">${line}</text>`,
    )
  return frame(
    900,
    1240,
    '#fdfdfb',
    `<g ${serif}>
      <text x="450" y="120" text-anchor="middle" font-size="34" fill="#8a1f1a" font-weight="700">${holder.school}</text>
      <path d="M90 150h720M90 157h720" stroke="#8a1f1a" stroke-width="3"/>
      <text x="450" y="290" text-anchor="middle" font-size="54" font-weight="700" fill="#22303c" letter-spacing="16">${documentText.letter}</text>
      ${lines.join('')}
      <text x="800" y="1000" text-anchor="end" font-size="30" fill="#22303c">${holder.school}</text>
      <text x="800" y="1052" text-anchor="end" font-size="30" fill="#22303c">${documentText.date}</text>
    </g>
    ${sealed ? seal(690, 1000, documentText.personnel) : ''}`,
  )
}

const target = (name: string) =>
  fileURLToPath(new URL(`../../demo/documents/${name}.webp`, import.meta.url))
const people: Holder[] = [...applicants, documentText.teacher]
for (const holder of people) {
  const drawings = {
    certificate: certificate(holder),
    employment: employment(holder, holder.username !== 'fangyizhou'),
  }
  for (const [kind, drawing] of Object.entries(drawings)) {
    const name = `${holder.username}-${kind}`
    const wanted =
      holder.username === 'teacher' ||
      applicants.some((one) => one.applications.some(({ documents }) => documents.includes(name)))
    if (wanted) await sharp(Buffer.from(drawing)).webp({ quality: 70 }).toFile(target(name))
  }
}
