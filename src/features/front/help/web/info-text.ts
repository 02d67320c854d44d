import { texts } from '#src/web/i18n.tsx'

export const infoText = texts({
  zh: {
    pages: '相关页面',
    about: '关于我们',
    contact: '联系我们',
    helper: '帮助中心',
    titles: {
      about: '把外贸这门手艺，一课一课教扎实',
      contact: '有问题，找得到人',
      helper: '需要帮助吗？',
    },
  },
  en: {
    pages: 'Related pages',
    about: 'About us',
    contact: 'Contact us',
    helper: 'Help',
    titles: {
      about: 'Foreign trade, taught one solid lesson at a time',
      contact: 'There is someone to ask',
      helper: 'How can we help?',
    },
  },
})
