import { speak } from './speech.ts'
import { cuesFor, type Cue } from './vtt.ts'
import { seconds, silence, type Sound } from './wav.ts'

export interface Frame {
  file: string
  seconds: number
}

/** Collects sound, pictures and subtitles of a lesson while its slides are spoken one after another. */
export class Timeline {
  sounds: Sound[] = []
  frames: Frame[] = []
  zh: Cue[] = []
  en: Cue[] = []
  /** The length so far, in seconds. */
  at = 0

  add(sound: Sound): void {
    this.sounds.push(sound)
    this.at += seconds(sound)
  }

  pause(length: number): void {
    this.add(silence(this.sounds[0]?.rate ?? 22050, length))
  }

  /** Speaks a passage; English subtitles follow sentence by sentence, or share the passage's time. */
  async say(zh: string[], en: string[], folder: string, name: string): Promise<void> {
    const from = this.at
    for (const [i, sentence] of zh.entries()) {
      if (i > 0) this.pause(0.32)
      const start = this.at
      this.add(await speak(sentence, folder, `${name}-${i}`))
      this.zh.push(...cuesFor([sentence], 'zh', start, this.at))
      if (zh.length === en.length) this.en.push(...cuesFor([en[i]!], 'en', start, this.at))
    }
    if (zh.length !== en.length) this.en.push(...cuesFor(en, 'en', from, this.at))
  }
}
