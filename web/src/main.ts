import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { renewed } from "./renew.ts";

// A part of this page is not to be had: the house may have a newer page since it was opened.
addEventListener("vite:preloadError", () => {
  void renewed().then((newer) => newer && location.reload());
});

addEventListener(
  "invalid",
  (event) => {
    event.preventDefault();
    void import("./ui/missing.ts").then(({ tellMissing }) => tellMissing(event.target));
  },
  true, // it does not bubble
);

const target = document.getElementById("app");
if (!target) throw new Error("The page has no #app.");
mount(App, { target });
