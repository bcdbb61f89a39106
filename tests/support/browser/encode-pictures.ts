import { encodeSamplePictures } from "../../../sample/sample-pictures.ts";

/** Once for all workers: on a clean checkout each would encode the same pictures. */
export default async function encodePictures(): Promise<void> {
  await encodeSamplePictures(".media");
}
