import { watchBaseUrl, type BaseUrlSettings } from './base-url.ts';

/** Stands in front of the script in the home page (lib/render-data/inline-script.ts). */
declare const SETTINGS: BaseUrlSettings;

watchBaseUrl(window, SETTINGS);
