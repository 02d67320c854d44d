import type { Both } from '#src/shared/locale.ts'
import type { FailureCode } from '#src/shared/media.ts'

/** Why the pages of a document could not be made, and what mends it. */
export const failureText: Record<FailureCode, Both> = {
  broken: {
    zh: '文件已损坏，无法打开。请用原来的软件重新保存后再上传。',
    en: 'The file is damaged. Save it again in its own program and upload it once more.',
  },
  empty: { zh: '文件是空的。', en: 'The file is empty.' },
  encrypted: {
    zh: '文件设有密码，无法预览。请取消密码后重新上传，或下载后打开。',
    en: 'The file is protected by a password. Upload it without the password, or download it to open it.',
  },
  tooLarge: {
    zh: '文件内容过多，无法在线预览，请下载后查看。',
    en: 'The file holds too much to be shown here. Download it to read it.',
  },
  tooLong: {
    zh: '处理时间过长，已停止。请把文件拆分后重新上传，或下载后查看。',
    en: 'Preparing the file took too long and was stopped. Split the file, or download it to read it.',
  },
  unsupported: {
    zh: '该格式暂不支持预览，请另存为 PDF、docx、pptx 或 xlsx 后重新上传。',
    en: 'This format has no preview. Save the file as PDF, docx, pptx or xlsx and upload it again.',
  },
  notInstalled: {
    zh: '本站未安装文档预览组件，请下载后查看。',
    en: 'Document previews are not installed here. Download the file to read it.',
  },
  noMemory: {
    zh: '服务器内存不足，无法处理该文件，请下载后查看。',
    en: 'The server lacks the memory for this file. Download it to read it.',
  },
  noSpace: {
    zh: '服务器磁盘空间不足，无法处理该文件，请下载后查看。',
    en: 'The server lacks the disk space for this file. Download it to read it.',
  },
  internal: {
    zh: '处理失败，管理员可以在后台重试。请先下载后查看。',
    en: 'Preparing the file failed. An administrator can try again; until then, download it to read it.',
  },
}
