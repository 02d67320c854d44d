import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { mayRetryWork } from '#src/server/media/rules.ts'
import { fileApi } from '../contract.ts'
import {
  mayDelete,
  mayManage,
  mayManageFolder,
  mayManageUpload,
  mayReplace,
  mayStandIn,
} from './rules.ts'

export const fileRules: ObjectRule[] = [
  {
    rule: mayManage,
    calls: [
      fileApi.getFile,
      fileApi.getProgress,
      fileApi.renameFile,
      fileApi.moveFiles,
      fileApi.deleteFiles,
      fileApi.replaceFile,
      fileApi.takeBackVersion,
      fileApi.makeLink,
      fileApi.withdrawLinks,
      fileApi.retryWork,
    ],
    zh: '文件属于本人',
    en: 'The file is the person’s own',
  },
  {
    rule: mayManageFolder,
    calls: [
      fileApi.getFiles,
      fileApi.makeFolder,
      fileApi.renameFolder,
      fileApi.deleteFolder,
      fileApi.moveFiles,
      fileApi.beginUpload,
    ],
    zh: '文件夹属于本人',
    en: 'The folder is the person’s own',
  },
  {
    rule: mayManageUpload,
    calls: [fileApi.beginUpload, fileApi.finishUpload, fileApi.cancelUpload],
    zh: '上传由本人开始',
    en: 'The person has begun the upload',
  },
  {
    rule: mayDelete,
    calls: [fileApi.deleteFiles],
    zh: '没有课程或其他内容使用该文件，草稿和历史版本也算使用',
    en: 'Nothing uses the file; drafts and histories count as uses',
  },
  {
    rule: mayReplace,
    calls: [fileApi.replaceFile],
    zh: '两个文件同类，例如都是视频',
    en: 'Both files are of the same kind, such as two videos',
  },
  {
    rule: mayStandIn,
    calls: [fileApi.replaceFile],
    zh: '用来替换的文件没有损坏、内容为空或设有密码',
    en: 'The file that replaces it is not known to be damaged, empty or protected by a password',
  },
  {
    rule: mayRetryWork,
    calls: [fileApi.retryWork],
    zh: '处理任务已失败',
    en: 'The task has failed',
  },
]
