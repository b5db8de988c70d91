// The types of Selenium name a folder, which Node does not import.
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote'
}
