/** What is said where something could not be stored on the device. */
export const NOT_KEPT = 'Not saved on this device: storage is full or blocked.'
