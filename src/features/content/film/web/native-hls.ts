/**
 * Whether the browser plays HLS well by itself: Safari, and the browsers of an iPhone. Chromium also says
 * 'maybe', but keeps its quality on a slow line and fails for good after a cut one (docs/decisions/032).
 */
export function playsHls(): boolean {
  const own = document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== ''
  return own && (!('MediaSource' in window) || 'ManagedMediaSource' in window)
}
