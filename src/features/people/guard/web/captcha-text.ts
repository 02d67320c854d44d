import { texts } from '#src/web/i18n.tsx'

export const captchaText = texts({
  zh: {
    captchaPicture: '图片中的字符',
    captchaAlt: '含有 4 个字母或数字的图片，看不清可换一张，或改答文字题',
    captchaQuestion: '请用数字作答',
    anotherPicture: '换一张',
    anotherQuestion: '换一题',
    cannotSee: '看不见图片？改答文字题',
    backToPicture: '改用图片',
    captchaFailed: '加载失败，请重试',
  },
  en: {
    captchaPicture: 'Characters in the picture',
    captchaAlt:
      'A picture of 4 letters or digits. Ask for another one, or answer a question in words instead',
    captchaQuestion: 'Answer in digits',
    anotherPicture: 'New picture',
    anotherQuestion: 'New question',
    cannotSee: 'Can’t see the picture? Answer a question',
    backToPicture: 'Use a picture',
    captchaFailed: 'Loading failed. Please try again',
  },
})
