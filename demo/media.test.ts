import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { courseware } from './courseware.ts'
import { demoForms } from './forms/forms.ts'
import { videos } from './slides.ts'

const folder = fileURLToPath(new URL('./media/', import.meta.url))
const megabyte = 1024 * 1024
const index: Record<string, { seconds?: number; pages?: number; bytes: number }> = JSON.parse(
  readFileSync(`${folder}index.json`, 'utf8'),
)
const sizeOf = (file: string) => statSync(folder + file).size

/** Returns the first level of an mp4's boxes, in order. */
function boxes(file: string): string[] {
  const handle = openSync(folder + file, 'r')
  const head = Buffer.alloc(8)
  const names: string[] = []
  try {
    for (
      let at = 0;
      readSync(handle, head, 0, 8, at) === 8;
      at += Math.max(head.readUInt32BE(0), 8)
    )
      names.push(head.toString('latin1', 4, 8))
  } finally {
    closeSync(handle)
  }
  return names
}

const time = (text: string) => {
  const [hours, minutes, seconds] = text.split(':').map(Number)
  return hours! * 3600 + minutes! * 60 + seconds!
}

function cues(file: string): { from: number; to: number; text: string }[] {
  const [head, ...blocks] = readFileSync(folder + file, 'utf8')
    .trim()
    .split(/\n\n+/)
  expect(head).toBe('WEBVTT')
  return blocks.map((block) => {
    const [timing, ...lines] = block.split('\n')
    const match = /^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})$/.exec(timing!)
    expect(match, `${file}: ${timing}`).not.toBeNull()
    return { from: time(match![1]!), to: time(match![2]!), text: lines.join('\n') }
  })
}

test('all media together stay small enough to clone', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const total = files.reduce(
    (sum, entry) => sum + statSync(`${entry.parentPath}/${entry.name}`).size,
    0,
  )
  expect(total).toBeLessThan(25 * megabyte)
})

test('the folder has only files that lessons and questions use', () => {
  const named = new Set([
    'index.json',
    ...videos.flatMap(({ media }) =>
      ['.mp4', '.zh.vtt', '.en.vtt'].map((ending) => media + ending),
    ),
    ...courseware.map(({ file }) => file),
    'answers/fob-to-cif.jpg',
    'notes/three-questions.jpg',
    ...demoForms.map(({ name }) => `forms/${name}.png`),
  ])
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `${entry.parentPath}/${entry.name}`
        .slice(folder.length)
        .replaceAll('\\', '/')
        .replace(/^\//, ''),
    )
  expect(files.filter((file) => !named.has(file))).toEqual([])
})

const letters = (text: string) => text.replace(/\s/g, '')

describe.each(videos.map((video) => [video.media, video] as const))('video %s', (media, video) => {
  test('lasts one to three minutes, is small, and can play before it is fully loaded', () => {
    const order = boxes(`${media}.mp4`)
    expect(order[0]).toBe('ftyp')
    expect(order.indexOf('moov')).toBeGreaterThan(0)
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'))
    expect(index[media]?.seconds).toBeGreaterThanOrEqual(60)
    expect(index[media]?.seconds).toBeLessThanOrEqual(180)
    expect(index[media]?.bytes).toBe(sizeOf(`${media}.mp4`))
    expect(sizeOf(`${media}.mp4`)).toBeLessThan(megabyte)
  })

  test.each(['zh', 'en'] as const)(
    'has subtitles in %s that are in order and contain all spoken text',
    (language) => {
      const list = cues(`${media}.${language}.vtt`)
      let last = 0
      for (const { from, to } of list) {
        expect(from).toBeGreaterThanOrEqual(last)
        expect(to).toBeGreaterThan(from)
        last = to
      }
      expect(last).toBeLessThanOrEqual(index[media]!.seconds!)
      const spoken = [video.title, ...video.slides.map((slide) => slide.narration)]
      expect(letters(list.map((cue) => cue.text).join(''))).toBe(
        letters(spoken.map((text) => text[language]).join('')),
      )
    },
  )
})

describe.each(courseware.map((item) => [item.file, item] as const))(
  'courseware %s',
  (file, { format }) => {
    test('has the format of its name and a known number of pages', () => {
      const start = readFileSync(folder + file).subarray(0, 4)
      expect(start.toString('latin1')).toBe(format === 'pdf' ? '%PDF' : 'PK\u0003\u0004')
      expect(index[file]?.pages).toBeGreaterThanOrEqual(1)
      expect(index[file]?.bytes).toBe(sizeOf(file))
      expect(sizeOf(file)).toBeLessThan(300 * 1024)
    })
  },
)
