import type { Both } from './locale.ts'
import type { FailureCode } from './media.ts'

/** The reason of a failed work, as its owner reads it. */
export const failureTexts: Record<FailureCode, Both> = {
  broken: {
    zh: '文件已损坏或不完整，请检查后重新上传',
    en: 'The file is damaged or incomplete. Please check it and upload it again',
  },
  empty: { zh: '文件没有内容', en: 'The file is empty' },
  encrypted: {
    zh: '文件有密码保护，请取消密码后重新上传',
    en: 'The file is protected by a password. Please remove the password and upload it again',
  },
  tooLarge: {
    zh: '文件内容过大，无法处理，仍可下载',
    en: 'The file contains too much to be processed. It can still be downloaded',
  },
  tooLong: {
    zh: '处理时间过长，已停止',
    en: 'Processing took too long and was stopped',
  },
  unsupported: {
    zh: '不支持处理此格式，仍可下载',
    en: 'This format cannot be processed. It can still be downloaded',
  },
  notInstalled: {
    zh: '本站未安装处理此类文件的程序，仍可下载',
    en: 'This site has no program for files of this kind. They can still be downloaded',
  },
  noMemory: {
    zh: '服务器内存不足，暂时无法处理',
    en: 'The server has too little memory to process it at present',
  },
  noSpace: {
    zh: '服务器磁盘空间不足，暂时无法处理',
    en: 'The server has too little disk space to process it at present',
  },
  internal: { zh: '处理失败，请重试', en: 'Processing failed. Please try again' },
}
