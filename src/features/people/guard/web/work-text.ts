import { texts } from '#src/web/i18n.tsx'

export const workText = texts({
  zh: {
    status: {
      running: '浏览器正在进行安全检查，您可以继续填写。',
      done: '浏览器的检查已通过，请完成上方的验证。',
      stopped: '安全检查已停止，仅凭图片可尝试的次数有限。',
      impossible: '当前浏览器无法进行安全检查，请填写图片中的字符。',
    },
    codeStatus: {
      running: '浏览器正在进行安全检查，完成后自动发送验证码。',
      done: '安全检查已完成。',
      stopped: '安全检查已停止，验证码未发送。',
      impossible: '当前浏览器无法进行安全检查，请换用其他浏览器。',
    },
    share: '安全检查进度',
    stop: '停止检查',
    restart: '继续检查',
    waiting: (seconds: number) => `${seconds} 秒后可以重试`,
    waited: '可以重试了',
  },
  en: {
    status: {
      running: 'Your browser is running a security check. You can keep typing.',
      done: 'Your browser passed its check. Please complete the step above.',
      stopped: 'Security check stopped. The picture alone allows only a few tries.',
      impossible: 'This browser cannot run the security check. Please use the picture.',
    },
    codeStatus: {
      running: 'Your browser is running a security check. The code is sent once it is complete.',
      done: 'Security check complete.',
      stopped: 'Security check stopped. The code was not sent.',
      impossible: 'This browser cannot run the security check. Please use another one.',
    },
    share: 'Progress of the security check',
    stop: 'Stop the check',
    restart: 'Run the check',
    waiting: (seconds: number) => `You can try again in ${seconds} s`,
    waited: 'You can try again now',
  },
})
