import { texts } from '#src/web/i18n.tsx'

/** The titles and descriptions of the pages of the terms and the privacy policy. */
export const legalLeads = texts({
  zh: {
    terms: {
      title: '服务条款',
      description: '使用本站前请阅读：服务内容、账号、内容权利、收费与责任。',
    },
    privacy: {
      title: '隐私政策',
      description: '我们收集哪些个人信息、用于什么、保存多久，以及您的权利。',
    },
  },
  en: {
    terms: {
      title: 'Terms of service',
      description:
        'Read before you use the site: the service, accounts, content, fees and liability.',
    },
    privacy: {
      title: 'Privacy policy',
      description: 'Which personal data we keep, what for and for how long, and your rights.',
    },
  },
})
