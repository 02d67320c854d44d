import { z } from 'zod'
import { namingErrors, readingErrors } from '#src/features/content/file/reading-errors.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { subtitleLanguages } from './languages.ts'

/** Films and sounds: what plays of them, in which qualities, with which poster and subtitles. */

export const filmErrors = defineErrors('film', {
  filmUnknown: {
    kind: 'notFound',
    zh: '该视频不存在',
    en: 'This video does not exist',
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
  subtitleUnknown: {
    kind: 'notFound',
    zh: '该字幕不存在，可能已被删除',
    en: 'These subtitles do not exist, or have been deleted',
  },
  subtitleChanged: {
    kind: 'conflict',
    zh: '字幕已在别处修改，请重新加载后再编辑',
    en: 'These subtitles were changed elsewhere. Reload them before you edit',
  },
  subtitleExists: {
    kind: 'conflict',
    zh: '该视频已有这种语言的字幕',
    en: 'This video already has subtitles in this language',
  },
})

/** Playback speeds; at the fastest, three seconds of a film pass in one on the wall clock. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

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

/** Cues of one track, characters of one cue, and bytes of all as a call carries them. */
export const cuesMost = 10_000
export const cueLetters = 500
const subtitleBytes = 4 * 1_048_576

const languageSchema = z.enum(subtitleLanguages)

/** What is said from one moment to another, in milliseconds of the film. */
export const cueSchema = z
  .object({
    from: z.int().min(0).max(86_400_000),
    to: z.int().min(0).max(86_400_000),
    text: z.string().max(cueLetters),
  })
  .refine(({ from, to }) => to > from, { path: ['to'] })
export type SubtitleCue = z.output<typeof cueSchema>

const subtitleSchema = z.object({
  language: languageSchema,
  label: z.string(),
  cues: z.int(),
  /** Grows with each change. */
  version: z.int(),
  changedAt: z.iso.datetime(),
  /** Addresses of the downloads, signed for about an hour. */
  vtt: z.string(),
  srt: z.string(),
})
export type Subtitle = z.output<typeof subtitleSchema>

const oneSubtitle = z.object({ userFileId: idInBody(), language: languageSchema })

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
  tracks: z.array(filmTrackSchema),
})

const changeErrors = [readingErrors.unknown, filmErrors.filmUnknown]

export const filmApi = {
  getFilm: endpoint({
    method: 'GET',
    path: 'Film/GetFilm',
    access: 'public',
    summary: {
      zh: '获取视频或音频的播放地址、清晰度、封面和处理进度',
      en: 'Get the addresses, qualities, poster and progress of a video or audio file',
    },
    input: z.object({
      /** The user file. */
      file: idInQuery(),
      /** The right that a link carries. */
      right: z.string().max(200).optional(),
    }),
    answer: filmSchema,
    errors: [...Object.values(readingErrors), filmErrors.filmUnknown],
  }),
  choosePoster: endpoint({
    method: 'POST',
    path: 'Film/ChoosePoster',
    access: 'teacher',
    summary: { zh: '选择视频封面', en: 'Choose the poster of a video' },
    input: z.object({
      userFileId: idInBody(),
      /** A frame of the film, or one of the owner's pictures; neither: the proposed frame. */
      frame: z.int().min(0).max(20).optional(),
      pictureId: idInBody().optional(),
    }),
    answer: z.object({}),
    errors: [
      ...changeErrors,
      namingErrors.otherType,
      filmErrors.noSuchFrame,
      filmErrors.notAPicture,
    ],
    repeatable: true,
  }),
  getSubtitles: endpoint({
    method: 'GET',
    path: 'Film/GetSubtitles',
    access: 'teacher',
    summary: { zh: '查看视频的字幕列表', en: 'List the subtitles of a video for their editor' },
    input: z.object({ userFileId: idInQuery() }),
    answer: z.array(subtitleSchema),
    errors: changeErrors,
  }),
  getCues: endpoint({
    method: 'GET',
    path: 'Film/GetCues',
    access: 'teacher',
    summary: { zh: '获取一种语言的字幕内容', en: 'Get the cues of one language for the editor' },
    input: z.object({ userFileId: idInQuery(), language: languageSchema }),
    answer: z.object({ version: z.int(), label: z.string(), cues: z.array(cueSchema) }),
    errors: [...changeErrors, filmErrors.subtitleUnknown],
  }),
  addSubtitle: endpoint({
    method: 'POST',
    path: 'Film/AddSubtitle',
    access: 'teacher',
    summary: {
      zh: '为视频添加一种语言的字幕',
      en: 'Add subtitles in a language: empty, or with the cues of an SRT or VTT file',
    },
    input: oneSubtitle.extend({
      label: z.string().trim().max(40).default(''),
      cues: z.array(cueSchema).max(cuesMost).default([]),
    }),
    maxBytes: subtitleBytes,
    answer: z.object({ version: z.int() }),
    errors: [...changeErrors, filmErrors.subtitleExists],
  }),
  saveSubtitle: endpoint({
    method: 'POST',
    path: 'Film/SaveSubtitle',
    access: 'teacher',
    summary: {
      zh: '保存字幕',
      en: 'Replace the cues of one language, unless they were changed elsewhere',
    },
    input: oneSubtitle.extend({
      label: z.string().trim().max(40).default(''),
      cues: z.array(cueSchema).max(cuesMost),
      /** The version that was edited. */
      version: z.int(),
    }),
    maxBytes: subtitleBytes,
    answer: z.object({ version: z.int() }),
    errors: [...changeErrors, filmErrors.subtitleUnknown, filmErrors.subtitleChanged],
  }),
  deleteSubtitle: endpoint({
    method: 'POST',
    path: 'Film/DeleteSubtitle',
    access: 'teacher',
    summary: { zh: '删除一种语言的字幕', en: 'Delete the subtitles of one language' },
    input: oneSubtitle,
    answer: z.object({}),
    errors: [...changeErrors, filmErrors.subtitleUnknown],
    repeatable: true,
  }),
}
