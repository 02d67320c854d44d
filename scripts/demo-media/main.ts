/**
 * Makes the videos, subtitles and documents of the demo school from demo/slides and demo/courseware. It
 * needs ffmpeg, espeak-ng, Chromium, LibreOffice, poppler and the Noto CJK fonts; the results are
 * committed, so only authors of content run it. It makes only changed media; words on the command line
 * narrow it further (`npm run demo:media -- incoterms`).
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { courseware } from '#demo/courseware.ts'
import { videos } from '#demo/slides.ts'
import { openBrowser } from './browser.ts'
import { makeCourseware } from './courseware.ts'
import { makeVideo } from './video.ts'

interface Entry {
  /** The length of a video. */
  seconds?: number
  /** The pages of a document's pdf. */
  pages?: number
  bytes: number
  /** A hash of the source. */
  from: string
}

const target = fileURLToPath(new URL('../../demo/media/', import.meta.url))
const indexFile = `${target}index.json`
const index: Record<string, Entry> = existsSync(indexFile)
  ? JSON.parse(readFileSync(indexFile, 'utf8'))
  : {}

/** The version of the layout: raise it to make all media of that kind again. */
const versions = { video: 3, courseware: 3 }
const hash = (...values: unknown[]) =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16)

function save(): void {
  const known = new Set([
    ...videos.map(({ media }) => media),
    ...courseware.map(({ file }) => file),
  ])
  const sorted = Object.entries(index)
    .filter(([name]) => known.has(name))
    .sort(([a], [b]) => a.localeCompare(b))
  writeFileSync(indexFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word))
const browser = await openBrowser()

async function update(
  name: string,
  from: string,
  files: string[],
  make: () => Promise<Omit<Entry, 'from'>>,
) {
  const present = files.every((file) => existsSync(target + file))
  if (!isWanted(name) || (present && index[name]?.from === from)) return
  index[name] = { ...(await make()), from }
  save()
  console.log(name, index[name])
}

for (const item of courseware) {
  await update(item.file, hash(versions.courseware, item), [item.file], () =>
    makeCourseware(item, target, browser),
  )
}
for (const video of videos) {
  const files = ['.mp4', '.zh.vtt', '.en.vtt'].map((ending) => video.media + ending)
  await update(video.media, hash(versions.video, video), files, () =>
    makeVideo(video, target, browser),
  )
}
save()
await browser.close()
