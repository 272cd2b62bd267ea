/** The button of an ad's page that saves it without JavaScript; its value is the ad's number. */
export const saveField = "guardar"
