import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { saveFile } from '#src/features/learning/analysis/web/save-file.ts'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { pageOf } from '#src/web/page.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { lessonApi } from '../contract.ts'
import { lessonPaths } from '../paths.ts'
import { AttendanceList } from './attendance-list.tsx'
import { attendanceText } from './attendance-text.ts'
import { OwnAttendance } from './own-attendance.tsx'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api: call } = pageOf(context)
  const classId = Number(params['classId'])
  return call(lessonApi.getAttendance, readList(request, lessonApi.getAttendance, { classId }))
}

export const meta = pageMeta(attendanceText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** The students of a class by its lessons. Students see their own attendance. */
export default function AttendancePage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(attendanceText)
  const address = useList(lessonApi.getAttendance)
  const { run, pending } = useAct()
  const { classId, role, lessonCount } = list
  const isStudent = role === 'student'
  const download = async () => {
    const { page: _, ...filters } = address.given
    const given = { ...filters, classId } as Parameters<typeof send>[0]
    saveFile(await send(given))
  }
  return (
    <ClassFrame
      head={list}
      current="attendance"
      actions={
        <>
          <ButtonLink icon="calendar" to={lessonPaths.leave(classId)}>
            {isStudent ? t.ownLeave : t.leave}
          </ButtonLink>
          {!isStudent && lessonCount > 0 && (
            <Button
              icon="download"
              pending={pending}
              onClick={() => void run(download, { refresh: false })}
            >
              {t.download}
            </Button>
          )}
        </>
      }
    >
      {isStudent ? (
        <OwnAttendance list={list} address={address} />
      ) : (
        <AttendanceList list={list} address={address} />
      )}
    </ClassFrame>
  )
}

const send = (given: Parameters<typeof api<typeof lessonApi.getAttendanceTable>>[1]) =>
  api(lessonApi.getAttendanceTable, given)
