/** Sets the titles of times to the reader's time zone, which the server does not know. */
export function showExactTimes(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[title]')) {
    const format = new Intl.DateTimeFormat(document.documentElement.lang, {
      dateStyle: 'medium',
      timeStyle: 'short',
    })
    time.title = format.format(new Date(time.dateTime))
  }
}
