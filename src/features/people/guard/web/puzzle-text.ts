import { texts } from '#src/web/i18n.tsx'

export const puzzleText = texts({
  zh: {
    title: '安全验证',
    slide:
      '拖动滑块，把左侧的图块移到形状相同的缺口上。花纹、大小和角度可能不同。也可用左右方向键微调。',
    slider: '图块的位置',
    position: (x: number, all: number) => `距左侧 ${x} 像素，共 ${all} 像素`,
    picture: '海港图片，上面有四个形状各异的缺口；看不见图片可改答文字题',
    another: '换一张',
    anotherQuestion: '换一题',
    cannotSee: '看不见图片？改答文字题',
    backToPicture: '改用拼图',
    answer: '请用数字作答',
    answerMissing: '请输入答案',
    moveFirst: '请先移动图块',
    check: '确认',
    wrongPlace: '位置不对，已换一张，请再试一次',
    wrongAnswer: '答案不对，已换一题，请再试一次',
    loadFailed: '图片加载失败',
    checkFailed: '验证失败，请重试',
    retry: '重试',
    loading: '图片加载中…',
  },
  en: {
    title: 'Security check',
    slide:
      'Drag the slider until the piece on the left lies on the gap of the same shape. Pattern, size and angle may differ. Use the arrow keys for fine adjustment.',
    slider: 'Place of the piece',
    position: (x: number, all: number) => `${x} of ${all} pixels from the left`,
    picture:
      'A harbour with four gaps of different shapes. If you cannot see it, answer a question instead',
    another: 'New picture',
    anotherQuestion: 'New question',
    cannotSee: 'Can’t see the picture? Answer a question',
    backToPicture: 'Use the puzzle',
    answer: 'Answer in digits',
    answerMissing: 'Please enter the answer',
    moveFirst: 'Please move the piece first',
    check: 'Check',
    wrongPlace: 'Not the right place. Here is another picture, please try again',
    wrongAnswer: 'Not the right answer. Here is another question, please try again',
    loadFailed: 'The picture could not be loaded',
    checkFailed: 'This could not be checked. Please try again',
    retry: 'Try again',
    loading: 'Loading the picture…',
  },
})
