import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readList } from '#src/web/list/list-address.ts'
import { pageOf } from '#src/web/page.ts'
import { scheduleApi } from '../contract.ts'
import { CalendarScreen } from './calendar-screen.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(scheduleApi.getCalendar, readList(request, scheduleApi.getCalendar))
}

/** The calendar of a learner: the same lessons and dates, without the acts of teachers. */
export default function OwnCalendarPage() {
  return <CalendarScreen calendar={useLoaderData<typeof loader>()} own />
}
