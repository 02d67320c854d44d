/** The names of this room's works, beside a file and in the back office. */
export const workTitles = {
  widths: { zh: '生成图片的各种尺寸', en: 'Create picture sizes' },
  cover: { zh: '生成裁剪后的封面', en: 'Create cropped cover' },
} as const
