import { texts } from '#src/web/i18n.tsx'

/** The audit log. */
export const auditText = texts({
  zh: {
    title: '操作日志',
    lead: '谁在什么时候对谁做了什么。记录只能追加，任何人都不能修改或删除。',
    searchPerson: '操作人或对象的姓名、UID',
    action: '操作',
    anyAction: '全部操作（登录和资料修改除外）',
    days: '日期',
    when: '时间',
    actor: '操作人',
    subject: '对象',
    details: '详情',
    system: '系统',
    person: (id: number) => `用户 ${id}`,
    ip: 'IP 地址',
    requestId: '请求编号',
    thing: '相关记录',
    cut: (n: string) => `仅统计最近的 ${n} 条，请缩小范围查找更早的记录。`,
    namesCut: (n: string) =>
      `叫这个名字的人超过 ${n} 位，只列出了其中一部分，请输入更完整的姓名或编号。`,
    empty: '还没有操作记录',
    emptyText: '管理员和审核员的每次操作，以及本人对账号安全的改动，都会记在这里。',
  },
  en: {
    title: 'Audit log',
    lead: 'Who did what to whom, and when. Entries are only ever added: nobody can edit or delete them.',
    searchPerson: 'Name or UID, on either side',
    action: 'Action',
    anyAction: 'All except sign-ins and profile edits',
    days: 'Days',
    when: 'When',
    actor: 'Done by',
    subject: 'Affected person',
    details: 'Details',
    system: 'The system',
    person: (id: number) => `Person ${id}`,
    ip: 'IP address',
    requestId: 'Request',
    thing: 'About',
    cut: (n: string) => `Only the newest ${n} are counted. Narrow the search to find older ones.`,
    namesCut: (n: string) =>
      `More than ${n} people have this name, and only some of them are included. Type more of the name, or the UID.`,
    empty: 'No entries yet',
    emptyText:
      'All actions of administrators and reviewers, and changes people make to their own account security, appear here.',
  },
})
