#!/bin/sh
# Prepares an export for Cloudflare Pages: `sh docs/hosts/cloudflare-pages.sh out`.
# For a missing path, Cloudflare serves the nearest 404.html above it with status 404, or, if there is none, the root page
# with status 200. So links without a page of their own open the app, and missing files, such as scripts, are 404.
set -eu
cd "$1"
for folder in */; do
  [ "$folder" = tera-raid-info/ ] || cp 404.html "$folder"
done
rm 404.html
