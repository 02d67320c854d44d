import { defineActs } from '#src/server/audit/acts.ts'

const count = { zh: '数量', en: 'number' }

export const storageActs = defineActs('storage', {
  retry: {
    zh: '重试了一个文件处理任务',
    en: 'Tried a task on a file again',
    details: { work: { zh: '任务', en: 'task' }, file: { zh: '文件', en: 'file' } },
  },
  retryFailed: {
    zh: '重试了全部失败的文件处理任务',
    en: 'Tried all failed tasks on files again',
    details: { count },
  },
  deleteUnnamed: {
    zh: '删除了无主数据',
    en: 'Deleted stored data without a file',
    details: { count, bytes: { zh: '字节数', en: 'bytes' } },
  },
})
