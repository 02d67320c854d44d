import { texts } from '#src/web/i18n.tsx'

/** The back office's side menu; apart from the rest because other pages do without it. */
export const adminText = texts({
  zh: {
    menu: '管理后台',
    groups: { review: '审核', people: '账户', records: '记录' },
    pages: {
      overview: '概览',
      verifications: '教师认证',
      schools: '学校',
      people: '用户',
      audit: '操作日志',
      outbox: '发件箱',
    },
  },
  en: {
    menu: 'Back office',
    groups: { review: 'Review', people: 'Accounts', records: 'Records' },
    pages: {
      overview: 'Overview',
      verifications: 'Teacher verification',
      schools: 'Schools',
      people: 'People',
      audit: 'Audit log',
      outbox: 'Outbox',
    },
  },
})
