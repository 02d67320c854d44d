import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { DemoVideo } from '#demo/media-types.ts'
import { shoot } from './browser.ts'
import { encode, lengthOf } from './encode.ts'
import { sentences } from './sentences.ts'
import { openingPage, slidePage } from './slide-page.ts'
import { Timeline } from './timeline.ts'
import { webVtt } from './vtt.ts'

const pauses = { before: 0.6, slide: 0.8, end: 1.6 }

/** Makes the video and both subtitle files; returns its length in seconds. */
export async function makeVideo(
  video: DemoVideo,
  target: string,
  browser: Browser,
): Promise<{ seconds: number; bytes: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-video-'))
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  const base = join(target, video.media)
  await mkdir(dirname(base), { recursive: true })
  try {
    const line = new Timeline()
    line.pause(pauses.before)
    await line.say([video.title.zh], [video.title.en], folder, 'title')
    line.pause(pauses.slide)
    const opening = join(folder, 'opening.png')
    await shoot(page, openingPage(video.media, video.title), opening)
    line.frames.push({ file: opening, seconds: line.at })
    const of = video.slides.length
    for (const [i, slide] of video.slides.entries()) {
      const { zh, en } = slide.narration
      const from = line.at
      await line.say(sentences(zh), sentences(en), folder, `slide-${i}`)
      line.pause(i === of - 1 ? pauses.end : pauses.slide)
      const states = Math.max(slide.bullets.length, 1)
      for (let now = 0; now < states; now++) {
        const html = slidePage(video.media, video.title, slide, { number: i + 1, of, now })
        const file = await shoot(page, html, join(folder, `slide-${i}-${now}.png`))
        line.frames.push({ file, seconds: (line.at - from) / states })
      }
    }
    await encode(line, folder, `${base}.mp4`)
    await writeFile(`${base}.zh.vtt`, webVtt(line.zh))
    await writeFile(`${base}.en.vtt`, webVtt(line.en))
    return { seconds: await lengthOf(`${base}.mp4`), bytes: (await stat(`${base}.mp4`)).size }
  } finally {
    await page.close()
    await rm(folder, { recursive: true })
  }
}
