import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photosPdf } from './child/photos-pdf.ts'

const photo = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg()
    .withMetadata({ orientation })
    .toBuffer()

test('photographs become one PDF in their order, upright, and what is no picture is left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'photos-'))
  try {
    const given = [
      await photo(60, 90),
      Buffer.from('no picture'),
      (await photo(60, 90)).subarray(0, 60),
      // Wide as the file has it, and held upright.
      await photo(90, 60, 6),
      await photo(90, 60),
    ]
    const paths = given.map((_, at) => join(folder, String(at)))
    for (const [at, bytes] of given.entries()) await writeFile(paths[at]!, bytes)
    const to = join(folder, 'out.pdf')
    const percents: number[] = []
    const made = await photosPdf({ paths, to, title: '发票' }, (percent) => percents.push(percent))
    expect(made).toEqual({ pages: 3 })
    expect(percents.at(-1)).toBe(100)
    const boxes = [...(await readFile(to, 'latin1')).matchAll(/MediaBox \[0 0 (\d+)/g)]
    expect(boxes.map(([, width]) => width)).toEqual(['595', '595', '841'])
  } finally {
    await rm(folder, { recursive: true })
  }
})
