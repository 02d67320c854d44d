import { z } from 'zod'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'

/** Films and sounds: what plays of them, in which qualities, with which poster and subtitles. */

export const filmErrors = defineErrors('film', {
  filmUnknown: {
    kind: 'notFound',
    zh: '该视频不存在',
    en: 'This video does not exist',
  },
  notReadable: {
    kind: 'forbidden',
    zh: '您没有观看该视频的权限',
    en: 'You are not allowed to watch this video',
  },
  rightExpired: {
    kind: 'forbidden',
    zh: '该链接已过期，请从原来的页面重新打开',
    en: 'This link has expired. Open the video again from the page where you found it',
  },
  notYours: {
    kind: 'forbidden',
    zh: '只有上传者可以修改该视频',
    en: 'Only the person who uploaded this video may change it',
  },
  noSuchFrame: {
    kind: 'conflict',
    zh: '该画面不存在，请重新选择封面',
    en: 'This frame does not exist. Choose another poster',
  },
  notAPicture: {
    kind: 'conflict',
    zh: '请从“我的文件”中选择一张图片作为封面',
    en: 'Choose one of your own pictures as the poster',
  },
})

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

/** A film with what concerns the person who opens it. */
export const filmSchema = filmViewSchema.extend({
  userFileId: z.int(),
  name: z.string(),
  kind: z.enum(['film', 'sound']),
  /** In pixels as shown; null of a sound, and until it is probed. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  can: z.object({ change: canSchema }),
  /** Frames of the film among which its owner chooses a poster; empty for others. */
  frames: z.array(z.object({ url: z.string(), isChosen: z.boolean() })),
})

const changeErrors = [filmErrors.filmUnknown, filmErrors.notYours]

export const filmApi = {
  getFilm: endpoint({
    method: 'GET',
    path: 'Film/GetFilm',
    access: 'public',
    summary: {
      zh: '获取视频或音频的播放地址、画质、封面和处理进度',
      en: 'Get the addresses, qualities, poster and progress of a film or sound',
    },
    input: z.object({
      /** The user file. */
      file: idInQuery(),
      /** The right that a link carries. */
      right: z.string().max(200).optional(),
    }),
    answer: filmSchema,
    errors: [filmErrors.filmUnknown, filmErrors.notReadable, filmErrors.rightExpired],
  }),
  choosePoster: endpoint({
    method: 'POST',
    path: 'Film/ChoosePoster',
    access: 'teacher',
    summary: { zh: '选择视频封面', en: 'Choose the poster of a film' },
    input: z.object({
      userFileId: idInBody(),
      /** A frame of the film, or one of the owner's pictures; neither: the proposed frame. */
      frame: z.int().min(0).max(20).optional(),
      pictureId: idInBody().optional(),
    }),
    answer: z.object({}),
    errors: [...changeErrors, filmErrors.noSuchFrame, filmErrors.notAPicture],
    repeatable: true,
  }),
}
