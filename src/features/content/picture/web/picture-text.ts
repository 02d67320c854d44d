import { texts } from '#src/web/i18n.tsx'

/** Adjusting a picture: its crop and its focal point. */
export const pictureText = texts({
  zh: {
    picture: '图片',
    adjust: '裁剪与焦点',
    title: '调整图片',
    part: '显示范围',
    crop: '裁剪为 16:9',
    whole: '整张图片',
    cropHelp: '拖动选框选择位置，拖动四角或滑块调整大小。也可用方向键移动，按住 Shift 移动得更快。',
    focusHelp: '点一下图片中最重要的位置。图片显示不全时，这里始终可见。',
    focus: (x: string, y: string) => `焦点：水平 ${x}，垂直 ${y}。用方向键移动`,
    preview: '封面预览',
    save: '保存',
    saved: '图片已调整',
    cancel: '取消',
    loading: '正在加载…',
    making: '图片仍在处理中，处理完成后即可调整。',
    failed: '图片无法处理，因此不能调整。',
    notLoaded: '图片加载失败',
    retry: '重试',
  },
  en: {
    picture: 'Picture',
    adjust: 'Crop and focal point',
    title: 'Adjust the picture',
    part: 'Visible part',
    crop: 'Crop to 16:9',
    whole: 'Whole picture',
    cropHelp:
      'Drag the frame to move it; drag a corner or the slider to resize it. You can also use the arrow keys, with Shift to move faster.',
    focusHelp: 'Click the most important point. It stays visible when the picture is cropped.',
    focus: (x: string, y: string) =>
      `Focal point: ${x} across, ${y} down. Move it with the arrow keys`,
    preview: 'Cover preview',
    save: 'Save',
    saved: 'Picture adjusted',
    cancel: 'Cancel',
    loading: 'Loading…',
    making: 'The picture is still being processed. You can adjust it afterwards.',
    failed: 'The picture could not be processed, so it cannot be adjusted.',
    notLoaded: 'Image load failed',
    retry: 'Try again',
  },
})
