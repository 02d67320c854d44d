import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { documentApi } from '../contract.ts'
import { mayRead } from '#src/features/content/file/server/rules.ts'
import { mayDownload, mayPrint } from './rules.ts'

export const documentRules: ObjectRule[] = [
  {
    rule: mayRead,
    calls: [documentApi.getDocument, documentApi.searchInDocument],
    zh: '本人的文件、公开的文件、链接中带有未过期权限的文件，以及可学习的课程中的文件；管理员可查看全部',
    en: 'One’s own files, public files, files opened by a link that is still valid, and files of courses one may study; administrators open all',
  },
  {
    rule: mayDownload,
    calls: [documentApi.getDocument],
    zh: '教师允许已加入的学员下载；本人、课程教师和管理员不受限制',
    en: 'The teacher lets learners who joined download it; its owner, the course’s teachers and administrators always may',
  },
  {
    rule: mayPrint,
    calls: [documentApi.getDocument],
    zh: '可以下载的文件也可以打印',
    en: 'What may be downloaded may be printed',
  },
]
