import type { Both } from './locale.ts'
import type { FailureCode } from './media.ts'

/** The reason of a failed work, as the owner of the file and administrators read it. */
export const failureTexts: Record<FailureCode, Both> = {
  broken: {
    zh: '文件已损坏或不完整，请检查后重新上传',
    en: 'The file is damaged or incomplete. Please check it and upload it again',
  },
  disguised: {
    zh: '内容与文件扩展名不符，文件可能已损坏或不完整，请检查后重新上传',
    en: 'The content is not what the file’s name says: it may be damaged, incomplete or of another type. Please check it and upload it again',
  },
  empty: { zh: '文件为空', en: 'The file is empty' },
  encrypted: {
    zh: '文件设有密码，请取消密码后重新上传',
    en: 'The file is password-protected. Remove the password and upload it again',
  },
  tooLarge: {
    zh: '文件内容过多，无法在线处理',
    en: 'The file is too large to process',
  },
  tooLong: {
    zh: '处理时间过长，已停止',
    en: 'Processing took too long and was stopped',
  },
  unsupported: {
    zh: '不支持此格式，请转换为常用格式（如 PDF、docx、mp4）后重新上传',
    en: 'This format is not supported. Convert it to a common one (such as PDF, docx or mp4) and upload it again',
  },
  notInstalled: {
    zh: '本站未安装处理此类文件的组件',
    en: 'Processing of this file type is not installed on this site',
  },
  noMemory: {
    zh: '服务器内存不足，暂时无法处理',
    en: 'The server does not have enough memory to process it right now',
  },
  noSpace: {
    zh: '服务器磁盘空间不足，暂时无法处理',
    en: 'The server does not have enough disk space to process it right now',
  },
  internal: { zh: '处理失败，请重试', en: 'Processing failed. Please try again' },
}

/** The same reasons for readers, who cannot mend the file. */
export const readerFailureTexts: Record<FailureCode, Both> = {
  ...failureTexts,
  broken: { zh: '文件已损坏，无法打开', en: 'This file is damaged and cannot be opened' },
  disguised: {
    zh: '文件已损坏，或内容与扩展名不符，无法打开',
    en: 'This file is damaged or not what its name says, and cannot be opened',
  },
  encrypted: {
    zh: '文件设有密码，无法在线预览',
    en: 'This file is password-protected and cannot be previewed',
  },
  unsupported: { zh: '不支持此格式', en: 'This format is not supported' },
  internal: {
    zh: '处理失败，上传者和管理员可以重试',
    en: 'Processing failed. The file’s owner or an administrator can try again',
  },
}
