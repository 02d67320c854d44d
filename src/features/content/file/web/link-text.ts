import { texts } from '#src/web/i18n.tsx'

/** Texts of the dialog that makes links to a file. */
export const linkText = texts({
  zh: {
    title: '分享链接',
    lead: '获得链接的任何人都可以打开此文件，无需登录。',
    holds: '有效期',
    days: (days: number) => `${days} 天`,
    download: '允许下载和打印',
    link: '链接',
    making: '正在生成链接…',
    until: (when: string) => `有效期至 ${when}`,
    failed: '链接生成失败。',
    again: '重试',
    withdrawLead: '停用后，此文件此前分享的所有链接都不能再打开。',
    withdraw: '停用所有链接',
    withdrawAsk: (name: string) => `停用“${name}”的所有链接？`,
    withdrawText: '此前分享的链接将立即失效，无法恢复；已经打开的页面最多还能查看一小时。',
    withdrawn: '所有链接已停用',
  },
  en: {
    title: 'Share link',
    lead: 'Anyone with the link can open this file without signing in.',
    holds: 'Valid for',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    download: 'Allow downloads and printing',
    link: 'Link',
    making: 'Making the link…',
    until: (when: string) => `Valid until ${when}`,
    failed: 'The link could not be made.',
    again: 'Try again',
    withdrawLead: 'You can disable every link to this file that you have shared so far.',
    withdraw: 'Disable all links',
    withdrawAsk: (name: string) => `Disable all links to “${name}”?`,
    withdrawText:
      'Links shared so far stop working at once and cannot be restored. Pages that are already open stay readable for up to an hour.',
    withdrawn: 'All links are disabled',
  },
})
