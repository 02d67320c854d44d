import type { Both } from '#src/shared/locale.ts'

/** The names of this room's works, beside a file and in the back office. */
export const workTitles = {
  probe: { zh: '识别视频和音频', en: 'Read video or audio' },
  sound: { zh: '生成音频', en: 'Create audio' },
  preview: { zh: '生成进度条预览图', en: 'Create seek bar previews' },
} satisfies Record<string, Both>

export const rungTitle = (side: number): Both => ({
  zh: `生成 ${side}P 清晰度`,
  en: `Create ${side}p`,
})

/** Failures of a film's works, before their reason. */
export const failedText = {
  film: { zh: '视频加载失败', en: 'Video failed to load' },
  rung: (side: number): Both => ({
    zh: `${side}P 清晰度生成失败`,
    en: `Could not create ${side}p`,
  }),
}

/** A picture that is the poster of a film, among the uses of the picture. */
export const posterUse = {
  what: { zh: '视频', en: 'Video' },
  detail: { zh: '封面', en: 'Poster' },
} satisfies Record<string, Both>
