import { texts } from '#src/web/i18n.tsx'

export const bellText = texts({
  zh: {
    messages: '消息',
    unread: (count: string) => `消息，${count} 条未读`,
    arrived: (title: string) => `新消息：${title}`,
    open: '查看',
  },
  en: {
    messages: 'Messages',
    unread: (count: string) => `Messages, ${count} unread`,
    arrived: (title: string) => `New message: ${title}`,
    open: 'Open',
  },
})
