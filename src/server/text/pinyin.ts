import { createRequire } from 'node:module'

// The dictionary of readings takes some megabytes: only a process that uses it pays for it.
const require = createRequire(import.meta.url)
let loaded: typeof import('pinyin-pro') | undefined
const library = () => (loaded ??= require('pinyin-pro') as typeof import('pinyin-pro'))

/** How a text is typed on a keyboard without an input method: '报关' is `baoguan` or `bg`. */
export interface Pinyin {
  whole: string
  initials: string
}

/**
 * Returns the pinyin of a text, without tones and with v for ü. Words decide how characters of several
 * readings are read (银行 yinhang, 出行 chuxing). Latin letters and digits stay, in lower case; all other
 * signs are left out.
 * @param person whether the text is a person's name, whose surname may have a reading of its own (曾 zeng).
 */
export function pinyinOf(text: string, { person = false } = {}): Pinyin {
  const sounds = soundsOf(text, { person }).map(({ sound }) => sound)
  return { whole: sounds.join(''), initials: sounds.map((sound) => sound.charAt(0)).join('') }
}

export interface Sound {
  /** The pinyin of a Chinese character, or a Latin letter or digit in lower case; '' for other signs. */
  sound: string
  chinese: boolean
  /** Its place in the text. */
  start: number
  end: number
}

/** Returns the sound of each character of a text. */
export function soundsOf(text: string, { person = false } = {}): Sound[] {
  let end = 0
  return library()
    .pinyin(text, {
      type: 'all',
      toneType: 'none',
      v: true,
      surname: person ? 'head' : 'off',
    })
    .map(({ origin, pinyin: reading, isZh: chinese }) => {
      const start = end
      end += origin.length
      return { sound: chinese ? reading : spoken(origin), chinese, start, end }
    })
}

const spoken = (sign: string) =>
  sign
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

const firstHan = 0x4e00
const lastHan = 0x9fff

/** Returns the characters of each reading, in one pass of some 50 ms over all of them. */
export function hanByReading(): Map<string, string> {
  const han = Array.from({ length: lastHan - firstHan + 1 }, (_, at) =>
    String.fromCodePoint(firstHan + at),
  )
  const found = new Map<string, string>()
  const all = library().polyphonic(han.join(''), { type: 'array', toneType: 'none', v: true })
  for (const [at, readings] of all.entries()) {
    for (const reading of new Set(readings)) {
      found.set(reading, `${found.get(reading) ?? ''}${han[at]!}`)
    }
  }
  return found
}
