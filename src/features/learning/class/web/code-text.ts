import { texts } from '#src/web/i18n.tsx'

export const codeText = texts({
  zh: {
    title: (name: string) => `班级二维码 · ${name}`,
    join: (name: string) => `扫码加入“${name}”`,
    qr: '班级二维码',
    how: '扫描二维码，或在“我的班级”中输入班级码',
    closed: '班级码目前不可用。',
    back: '返回班级',
  },
  en: {
    title: (name: string) => `QR code · ${name}`,
    join: (name: string) => `Join “${name}”`,
    qr: 'QR code of the class',
    how: 'Scan the QR code, or enter the class code in My classes',
    closed: 'The class code does not work at present.',
    back: 'Back to the class',
  },
})
