import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Call, Kernel } from '#src/server/kernel.ts'
import type { WorkOf } from '#src/server/media/progress.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Both } from '#src/shared/locale.ts'
import type { FailureCode } from '#src/shared/media.ts'
import { failureTexts } from '#src/shared/media-text.ts'
import type { fileApi } from '../contract.ts'
import { versionDays } from '../my-files-api.ts'
import { findUses } from './find-uses.ts'
import { folderPath } from './hold-folders.ts'
import { looksOf } from './looks-port.ts'
import {
  downloadUrl,
  type FileColumns,
  fileColumns,
  fileTables,
  presentFile,
} from './present-file.ts'
import { mayDelete, mayManage } from './rules.ts'

type Answer = AnswerOf<typeof fileApi.getFile>

interface FileDetail extends FileColumns {
  ownerId: number
  createdAt: string
  versions: {
    versionId: number
    fileId: number
    name: string
    size: number
    replacedAt: string
    keptUntil: string
  }[]
}

/** Returns one of the viewer's files with all that its page shows. */
export async function getFile(call: Call<typeof fileApi.getFile>): Promise<Answer> {
  const { db, viewer, input, secret, ports, locale } = call
  const row = await readFile(db, input.userFileId)
  must(mayManage(row, viewer))
  const [looks, uses, path] = await Promise.all([
    looksOf(call, [row!]),
    findUses({ db, ports }, { userFileIds: [row!.userFileId], locale }),
    row!.folderId === null ? [] : folderPath(db, viewer, row!.folderId),
  ])
  const look = looks.get(row!.userFileId)
  return {
    ...presentFile(call, row!, look),
    look: look ? { url: look.large, width: look.width, height: look.height } : null,
    createdAt: new Date(row!.createdAt).toISOString(),
    path,
    uses,
    versions: row!.versions.map(({ fileId, ...version }) => ({
      ...version,
      replacedAt: new Date(version.replacedAt).toISOString(),
      keptUntil: new Date(version.keptUntil).toISOString(),
      downloadUrl: downloadUrl({ secret }, { id: fileId, name: version.name }),
    })),
    steps: row!.works.map((work) => presentStep(call, work)),
    can: { delete: canOf(mayDelete(row!.name, uses, locale)) },
  }
}

/** Failures of the server; the others lie in the file, and another try ends the same way. */
const mayEndOtherwise: ReadonlySet<FailureCode> = new Set([
  'tooLong',
  'notInstalled',
  'noMemory',
  'noSpace',
  'internal',
])

function presentStep(
  { works }: Pick<Kernel, 'works'>,
  { name, state, percent, failure }: WorkOf,
): Answer['steps'][number] {
  const { title = { zh: name, en: name }, failed } = works.get(name) ?? {}
  const mayHelp = failure === null || mayEndOtherwise.has(failure)
  const reason = failure && failureTexts[failure]
  return {
    ...{ work: name, title, state, percent, mayHelp },
    failure: reason && said(reason, failed),
  }
}

const said = (reason: Both, failed: Both | undefined): Both =>
  failed ? { zh: `${failed.zh}：${reason.zh}`, en: `${failed.en}: ${reason.en}` } : reason

async function readFile(db: Db, userFileId: number): Promise<FileDetail | undefined> {
  const { rows } = await db.execute<FileDetail>(sql`
    select ${fileColumns}, u.owner_id as "ownerId", u.created_at as "createdAt",
      coalesce((
        select json_agg(json_build_object('versionId', v.id, 'fileId', vf.id, 'name', vf.name,
          'size', vf.size, 'replacedAt', v.replaced_at,
          'keptUntil', v.replaced_at + make_interval(days => ${versionDays})) order by v.replaced_at desc)
        from user_file_versions v join files vf on vf.id = v.file_id where v.user_file_id = u.id),
        '[]') as versions
    from user_files u ${fileTables} where u.id = ${userFileId}`)
  return rows[0]
}
