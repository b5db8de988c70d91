/** The path of the service worker, without base path. Browsers know it by this address: it must never change. */
export const WORKER_FILE = '/service-worker.js'
