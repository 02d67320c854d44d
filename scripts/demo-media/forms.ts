/**
 * Draws the blank documents of the demo's document forms from their cells: `node scripts/demo-media/forms.ts`. The
 * pictures are committed, so only authors of content run it; it needs the Noto CJK fonts.
 */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { page, pixelsHigh, pixelsWide } from '#demo/forms/cells.ts'
import { demoForms } from '#demo/forms/forms.ts'
import type { DemoForm } from '#demo/forms/types.ts'

const target = fileURLToPath(new URL('../../demo/media/forms/', import.meta.url))

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const written = (x: number, y: number, size: number, text: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(text)}</text>`

function drawing({ heading, cells }: DemoForm): string {
  const [first = '', second = ''] = heading
  const middle = `text-anchor="middle" font-weight="700"`
  const below = Math.max(...cells.map(({ y, height }) => y + height))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${page.height}" width="${pixelsWide}" height="${pixelsHigh}" font-family="Noto Sans CJK SC" fill="#0e2a47">
<rect width="${page.width}" height="${page.height}" fill="#fff"/>
${written(105, 16, 5.2, first, middle)}
${written(105, 25, 6, second, middle)}
<path d="M70 28.5h70" stroke="#0e2a47" stroke-width="0.4"/>
${cells
  .map(({ x, y, width, height, caption, given = [] }) =>
    [
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#24364a" stroke-width="0.3"/>`,
      written(x + 1.2, y + 3.6, 2.4, caption, 'fill="#516377"'),
      ...given.map((line, at) => written(x + 2, y + 9 + at * 4.6, 3, line)),
    ].join('\n'),
  )
  .join('\n')}
<rect x="12" y="34" width="186" height="${below - 34}" fill="none" stroke="#0e2a47" stroke-width="0.7"/>
${written(105, page.height - 4, 2.6, 'Farsail 远帆学堂 · For practice only 仅供练习', 'text-anchor="middle" fill="#516377"')}
</svg>`
}

await mkdir(target, { recursive: true })
for (const form of demoForms) {
  await sharp(Buffer.from(drawing(form)))
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toFile(`${target}${form.name}.png`)
}
