import { defineActs } from '#src/server/audit/acts.ts'

const subject = { zh: '班级', en: 'Class' }

/** Acts after which the history of a class does not tell what happened, or which change its owner. */
export const classActs = defineActs('class', {
  delete: {
    zh: '删除了班级',
    en: 'Deleted a class',
    subject,
    details: { name: { zh: '名称', en: 'name' }, students: { zh: '学生数', en: 'students' } },
  },
  takeOver: { zh: '接收了转让的班级', en: 'Took over a class', subject },
})
