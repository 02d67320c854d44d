import { z } from 'zod'

/** Playback speeds; at the fastest, three seconds of a film pass in one on the wall clock. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

/** Languages of subtitles, by their own names; Chinese first, English second. */
export const subtitleLanguages = {
  zh: '中文',
  'zh-Hant': '繁體中文',
  en: 'English',
  ja: '日本語',
  ko: '한국어',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  pt: 'Português',
  ru: 'Русский',
  ar: 'العربية',
  vi: 'Tiếng Việt',
} as const
export type SubtitleLanguage = keyof typeof subtitleLanguages

/** A quality of a film: 'hls-720' has 720 lines across its shorter side. */
export const rungSchema = z.object({
  kind: z.string(),
  width: z.int(),
  height: z.int(),
  /** Bits a second of its heaviest part, as in the playlist. */
  bitrate: z.int(),
  bytes: z.int(),
})
export type Rung = z.output<typeof rungSchema>

/** A picture of small pictures, one for each `every` seconds of the film. */
export const spriteSchema = z.object({
  url: z.string(),
  columns: z.int(),
  rows: z.int(),
  every: z.number(),
  width: z.int(),
  height: z.int(),
})
export type Sprite = z.output<typeof spriteSchema>

/** A film as its player needs it; all addresses are signed and end. */
export const filmViewSchema = z.object({
  original: z.object({ url: z.string(), playable: z.boolean(), bytes: z.int() }),
  /** The playlist of all qualities; null while there is none. */
  hls: z.string().nullable(),
  rungs: z.array(rungSchema),
  sound: z.string().nullable(),
  poster: z.string().nullable(),
  sprite: spriteSchema.nullable(),
  /** Seconds. */
  duration: z.number(),
  /** Of the work on the film. */
  state: z.enum(['none', 'waiting', 'working', 'done', 'failed']),
  percent: z.int(),
  failure: z.string().nullable(),
})
export type FilmView = z.output<typeof filmViewSchema>

/** Subtitles of a film as its player needs them. */
export const filmTrackSchema = z.object({
  id: z.string(),
  /** A tag of BCP 47: 'zh', 'en'. */
  language: z.string(),
  label: z.string(),
  url: z.string(),
})
export type FilmTrack = z.output<typeof filmTrackSchema>
