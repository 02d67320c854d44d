import { texts } from '#src/web/i18n.tsx'

/** Texts of the button, in a small file of their own because pages of courses and textbooks load them. */
export const buttonText = texts({
  zh: {
    offline: '网络连接失败，请稍后再试。',
    favourite: '收藏',
    favouriteThis: (name: string) => `收藏：${name}`,
    added: '已加入收藏',
    removed: '已取消收藏',
  },
  en: {
    offline: 'No connection. Try again later.',
    favourite: 'Favourite',
    favouriteThis: (name: string) => `Favourite: ${name}`,
    added: 'Added to your favourites',
    removed: 'Removed from your favourites',
  },
})
